/** A certificate that nobody has to trust: with it the benchmark serves as hosts do, over TLS and HTTP/2. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

import type { Certificate } from "../serve";
import { UsageError } from "./options";

const made = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1";

/**
 * Has OpenSSL make a certificate for the loopback address, which signs itself and lasts two days.
 *
 * @param folder - Where to put its two files.
 * @param program - OpenSSL, unless the one in the path.
 * @returns The certificate and its key.
 * @throws {UsageError} When OpenSSL is not there.
 */
export async function makeCertificate(folder: string, program = "openssl"): Promise<Certificate> {
  const key = path.join(folder, "key.pem");
  const cert = path.join(folder, "cert.pem");
  try {
    await promisify(execFile)(program, [...made.split(" "), "-keyout", key, "-out", cert]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw new UsageError(
      "openssl is not installed: install it, or add --http1 to serve without the certificate that it makes.",
    );
  }
  return { key: await readFile(key, "utf8"), cert: await readFile(cert, "utf8") };
}
