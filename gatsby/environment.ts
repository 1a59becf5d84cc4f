/**
 * A shell may have values for other programs: Gatsby keeps NODE_ENV, Babel reads BABEL_ENV, and a frame of Gatsby's last message fails with
 * COLUMNS below 3. Gatsby's inside: which command runs.
 */
process.env["NODE_ENV"] = process.env["gatsby_executing_command"] === "develop" ? "development" : "production";
delete process.env["BABEL_ENV"];
delete process.env["COLUMNS"];
