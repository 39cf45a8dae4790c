import { createHash, createHmac, createSecretKey, type Hash, type Hmac, type KeyObject } from "node:crypto";
import { secretKey } from "#lambdas/secretKey.ts";

type Bytes = ArrayBuffer | ArrayBufferView;

const bytesOf = (data: Bytes): Uint8Array =>
  ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : new Uint8Array(data);

/** The signer passes the same bytes, a key derived for a day, with each signature. */
const derived = new WeakMap<Bytes, KeyObject>();

function keyOf(secret: string | Bytes): KeyObject {
  if (typeof secret === "string") return secretKey(secret);
  const key = derived.get(secret) ?? createSecretKey(bytesOf(secret));
  derived.set(secret, key);
  return key;
}

/** SHA-256 as the SDK's signers call it. */
export class Sha256 {
  private readonly key: KeyObject | undefined;
  private hash: Hash | Hmac;

  constructor(secret?: string | Bytes) {
    this.key = secret === undefined ? undefined : keyOf(secret);
    this.hash = this.start();
  }

  private start(): Hash | Hmac {
    return this.key ? createHmac("sha256", this.key) : createHash("sha256");
  }

  update(data: string | Bytes): void {
    this.hash.update(typeof data === "string" ? data : bytesOf(data));
  }

  async digest(): Promise<Uint8Array> {
    return this.hash.digest();
  }

  reset(): void {
    this.hash = this.start();
  }
}
