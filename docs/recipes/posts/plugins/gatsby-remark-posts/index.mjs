/** Checks what a post links to, and gives links between posts the addresses of their pages. */
import { existsSync } from "node:fs";
import path from "node:path";

export default ({ markdownAST, markdownNode, getNode, getNodesByType, pathPrefix, reporter }) => {
  const { dir, relativePath } = getNode(markdownNode.parent);
  const visit = (node) => {
    // MDX takes a picture out of its paragraph, which the spaces of the text are for.
    if (node.type === "root")
      node.children = node.children.map((child) =>
        child.type === "image" ? { type: "paragraph", children: [child] } : child,
      );
    // The title is the heading of the page.
    if (node.type === "heading") node.depth = Math.max(node.depth, 2);
    // Neither another site, nor an address of this one, nor a place of this page.
    if (node.url && !/^([a-z]+:|[/#?])/i.test(node.url)) {
      const [name, place = ""] = node.url.split(/(?=#)/);
      const file = path.posix.join(dir, name);
      const post = getNodesByType("SitePage").find(({ context }) => context.file === file);
      if (post) node.url = `${pathPrefix}${post.path}${place}`;
      else if (!existsSync(file) || /\.mdx?$/.test(file))
        reporter.panicOnBuild(
          `posts/${relativePath} leads to “${node.url}”, which is no file beside it. Write its name, such as ./other.md, or an address that begins with / or https://.`,
        );
    }
    node.children?.forEach(visit);
  };
  visit(markdownAST);
};
