/** Reads the records in src/cms/. Those of a folder are of a type. */
export default {
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "cms", path: "src/cms" } },
    { resolve: "gatsby-transformer-json", options: { typeName: "Testimonial" } },
  ],
};
