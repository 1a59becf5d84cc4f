// Gatsby resolves the plugin by this file; its work is in gatsby-node.ts.
