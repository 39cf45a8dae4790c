import { createSecretKey, type KeyObject } from "node:crypto";

const made = new Map<string, KeyObject>();

/** Once a container: from a text, Node makes a key for each HMAC, which takes longer than the HMAC. */
export function secretKey(secret: string): KeyObject {
  const key = made.get(secret) ?? createSecretKey(secret, "utf8");
  made.set(secret, key);
  return key;
}
