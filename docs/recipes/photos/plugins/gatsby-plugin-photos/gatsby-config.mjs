/** Reads the files of src/photos/, and makes them small. */
export default {
  plugins: [
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    { resolve: "gatsby-source-filesystem", options: { name: "photos", path: "src/photos" } },
  ],
};
