/** Gives headings their ids, checks what a post links to, and gives links between posts the addresses of their pages. */
import path from "node:path";
import { unescape } from "node:querystring";

import Slugger from "github-slugger";

const textOf = ({ value = "", children = [] }) => value + children.map(textOf).join("");

export default ({ markdownAST, markdownNode, getNode, getNodesByType, pathPrefix, reporter }) => {
  const { dir, relativePath } = getNode(markdownNode.parent);
  const slugger = new Slugger();
  const visit = (node) => {
    if (node.type === "heading") {
      // The title is the heading of the page.
      node.depth = Math.max(node.depth, 2);
      node.data = { hProperties: { id: slugger.slug(textOf(node)) } };
    }
    // One that is wider than the window scrolls, by keyboard too.
    if (node.type === "table") node.data = { hProperties: { tabIndex: 0 } };
    // The box of a task would have no name.
    if (typeof node.checked === "boolean") {
      node.children[0]?.children.unshift({ type: "text", value: node.checked ? "☑ " : "☐ " });
      Object.assign(node, { checked: null, data: { hProperties: { className: ["task"] } } });
    }
    // Neither another site, nor an address of this one, nor a place of this page.
    if (node.url && !/^([a-z]+:|[/#?])/i.test(node.url)) {
      const [name, place = ""] = node.url.split(/(?=#)/);
      // Editors write a space as %20, and macOS may store ü as two characters.
      const wanted = path.posix.join(dir, unescape(name)).normalize();
      const file = getNodesByType("File").find(({ absolutePath }) => absolutePath.normalize() === wanted);
      const beside = file && path.posix.relative(dir, file.absolutePath);
      const post = file && getNodesByType("SitePage").find(({ context }) => context.file === file.absolutePath);
      const report = (what) => reporter.panicOnBuild(`posts/${relativePath} leads to “${node.url}”${what}`);
      if (post) node.url = `${pathPrefix}${post.path}${place}`;
      else if (!file || /\.mdx?$/.test(wanted))
        report(
          ", which is no file beside it. Write its name, such as ./other.md, or an address that begins with / or https://.",
        );
      // A picture with another ending would be sent as it is, with the place where it was taken.
      else if (/[#?]/.test(beside) || (/^image/.test(file.internal.mediaType) && !/\.[a-z\d]+$/.test(beside)))
        report(". Rename it: the ending of a picture in lower case, such as .jpg, and no name with # or ?.");
      else node.url = beside;
    }
    node.children?.forEach(visit);
  };
  visit(markdownAST);
};
