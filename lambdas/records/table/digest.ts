import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { env } from "#lambdas/env.ts";
import { secretKey } from "#lambdas/secretKey.ts";

/** SHA-256 of a secret too long to guess: the table stores the digest, which gives no access. */
export const digestOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/**
 * A digest of a value that could be guessed (an address, a number, a short code): guessing needs the server's
 * key.
 */
export const keyedDigestOf = (text: string): string =>
  createHmac("sha256", secretKey(env.signingKey)).update(text).digest("base64url");

/** Whether two digests are equal, in a time that tells nothing of where they differ. */
export function sameDigest(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
