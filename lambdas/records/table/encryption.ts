import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "#lambdas/env.ts";

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

// A derived key: none both encrypts and signs.
const key = () => Buffer.from(hkdfSync("sha256", env.signingKey, "", "encryption of fields", 32));

/**
 * A copy of the table alone does not reveal the text.
 * @param context its place, such as the account's id; decrypt needs the same
 */
export function encrypt(text: string, context: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key(), iv).setAAD(Buffer.from(context));
  const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
}

/** Throws for a changed text, another context or another key. */
export function decrypt(text: string, context: string): string {
  const bytes = Buffer.from(text, "base64url");
  const [iv, tag] = [bytes.subarray(0, ivBytes), bytes.subarray(ivBytes, ivBytes + tagBytes)];
  const decipher = createDecipheriv(algorithm, key(), iv, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
  const read = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
  return Buffer.concat(read).toString("utf8");
}
