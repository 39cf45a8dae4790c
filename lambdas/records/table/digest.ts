import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { env } from "#lambdas/env.ts";
import { secretKey } from "#lambdas/secretKey.ts";

/** SHA-256 of a secret too long to guess: the stored digest gives no access. */
export const digestOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** Digests a guessable value (address, number, short code): guessing needs the server's key. */
export const keyedDigestOf = (text: string): string =>
  createHmac("sha256", secretKey(env.signingKey)).update(text).digest("base64url");

/** Compares digests in constant time. */
export function sameDigest(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
