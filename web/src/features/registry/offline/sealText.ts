import { plainPassphrase } from "./passphrase.ts";

/** Bytes in base 64. */
export interface SealedText {
  readonly rounds: number;
  readonly salt: string;
  readonly iv: string;
  readonly data: string;
}

/** OWASP's for PBKDF2 with SHA-256. */
const rounds = 600_000;

type Bytes = Uint8Array<ArrayBuffer>;

/** A multiple of three, so that its parts join; more would be too many arguments. */
const atOnce = 0x6000;

function toBase64(bytes: Bytes): string {
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += atOnce)
    parts.push(btoa(String.fromCharCode(...bytes.subarray(from, from + atOnce))));
  return parts.join("");
}

function fromBase64(text: string): Bytes {
  const raw = atob(text);
  const bytes = new Uint8Array(raw.length);
  for (let at = 0; at < raw.length; at += 1) bytes[at] = raw.charCodeAt(at);
  return bytes;
}

async function keyOf(passphrase: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  const secret = new TextEncoder().encode(plainPassphrase(passphrase));
  const base = await crypto.subtle.importKey("raw", secret, "PBKDF2", false, ["deriveKey"]);
  const derivation = { name: "PBKDF2", hash: "SHA-256", salt, iterations };
  return crypto.subtle.deriveKey(derivation, base, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

/** With AES-GCM of 256 bits, under its own salt and vector. */
export async function sealText(text: string, passphrase: string): Promise<SealedText> {
  const [salt, iv] = [crypto.getRandomValues(new Uint8Array(16)), crypto.getRandomValues(new Uint8Array(12))];
  const key = await keyOf(passphrase, salt, rounds);
  const data = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(text));
  return { rounds, salt: toBase64(salt), iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
}

/** Undefined for another passphrase, or a changed text. */
export async function openText(sealed: SealedText, passphrase: string): Promise<string | undefined> {
  const key = await keyOf(passphrase, fromBase64(sealed.salt), sealed.rounds);
  const opened = crypto.subtle.decrypt({ name: "AES-GCM", iv: fromBase64(sealed.iv) }, key, fromBase64(sealed.data));
  const data = await opened.catch(() => undefined);
  return data && new TextDecoder().decode(data);
}
