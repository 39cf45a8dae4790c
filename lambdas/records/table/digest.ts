import { createHash, createHmac } from "node:crypto";
import { env } from "#lambdas/env.ts";

/** SHA-256 of a secret too long to be guessed: the table keeps this, and who reads it cannot use it. */
export const digestOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** A digest of what could be guessed (an address, a number, a short code): it takes the server's key to try. */
export const keyedDigestOf = (text: string): string =>
  createHmac("sha256", env.signingKey).update(text).digest("base64url");
