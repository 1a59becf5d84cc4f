/** Reads the records in src/cms/. Other JSON files of the site are of another type. */
export default {
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "cms", path: "src/cms" } },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: ({ node }) => (node.sourceInstanceName === "cms" ? "Testimonial" : "OtherJson") },
    },
  ],
};
