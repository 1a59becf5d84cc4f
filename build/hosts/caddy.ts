/** The site in Caddy's words. `caddyfile` is the same for every build; `caddyHeaders` carries the hash of one build's style. */
import { cacheControl, hashedFolder, type Headers } from "../headers";
import { contentType, mediaTypes } from "../mediaTypes";

/**
 * Writes the headers of every answer.
 *
 * @param headers - The security headers.
 * @returns A `header` directive. A value has neither a backtick nor a brace, which Caddy would read as its own.
 * @throws When a value can't be written so.
 */
export function caddyHeaders(headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    if (/[`{}\n]/.test(value)) throw new Error(`Caddy can't be given this value of ${name}: ${value}`);
    return `\t${name} \`${value}\``;
  });
  return `header {\n${lines.join("\n")}\n\t-Server\n}\n`;
}

/**
 * Writes a whole configuration. Caddy obtains the certificate itself and sends http to https.
 *
 * @returns The text of `Caddyfile`; `SITE_ADDRESS` and `SITE_ROOT` say where.
 */
export function caddyfile(): string {
  const types = Object.keys(mediaTypes).flatMap((extension) => [
    `\t@${extension} path *.${extension}`,
    `\theader @${extension} Content-Type "${contentType(extension)}"`,
  ]);
  return `# A whole Caddy for the site. Written by npm run deploy:config.
{
	admin off
}

(file) {
	header {
		Vary Accept-Encoding
		defer
	}
	file_server {
		precompressed br gzip
	}
}

{$SITE_ADDRESS:localhost} {
	root * {$SITE_ROOT:/srv/site}
	import generated/headers.caddy

	header ?Cache-Control "${cacheControl.other}"
	@hashed path *${hashedFolder}*
	header @hashed Cache-Control "${cacheControl.hashed}"
${types.join("\n")}

	@write not method GET HEAD
	header @write Allow "GET, HEAD"
	respond @write "Only GET and HEAD." 405

	# Dot files, what the build wrote for other hosts, and compressed files under their own names are nobody's business.
	@hidden path_regexp ^/.+/\\.|^/_headers$|^/404\\.html$|\\.(br|gz)$
	error @hidden 404
	@dotted {
		path /.*
		not path /.well-known/*
	}
	error @dotted 404
	import file

	# Nothing that was set above holds here.
	handle_errors {
		import generated/headers.caddy
		header Cache-Control "${cacheControl.other}"
		header Content-Type "${contentType("html")}"
		rewrite * /404.html
		import file
	}
}
`;
}
