import { domainToUnicode } from "node:url";

/** Returns the domain of an address, with its port, as people read it: `bücher.example`, for programs `xn--bcher-kva.example`. */
export function domainOf(url: string): string {
  const { hostname, port } = new URL(url);
  return domainToUnicode(hostname) + (port && `:${port}`);
}
