import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { env } from "#lambdas/env.ts";
import { secretKey } from "#lambdas/secretKey.ts";

/** For secrets too long to guess: the stored digest gives no access. */
export const digestOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** For guessable values (address, number, short code): guessing needs the server's key. */
export const keyedDigestOf = (text: string): string =>
  createHmac("sha256", secretKey(env.signingKey)).update(text).digest("base64url");

/** In constant time. */
export function sameDigest(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
