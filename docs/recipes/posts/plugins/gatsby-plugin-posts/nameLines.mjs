/** Says where an error in a post is, as a plugin of remark: of the parser's error gatsby-plugin-mdx shows the message alone. */
export function nameLines() {
  const { Parser } = this;
  this.Parser = (...source) => {
    try {
      return Parser(...source);
    } catch (error) {
      error.message = `Line ${error.line} below the front matter, column ${error.column}: ${error.message}`;
      throw error;
    }
  };
}
