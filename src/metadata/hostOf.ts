import { domainToUnicode } from "node:url";

/** Returns the host of an address as people read it: `bücher.example`, for programs `xn--bcher-kva.example`. */
export function hostOf(url: string): string {
  const { hostname, port } = new URL(url);
  return domainToUnicode(hostname) + (port && `:${port}`);
}
