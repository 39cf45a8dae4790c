/**
 * The same URN for the same words: a file read twice makes no second record.
 * @returns "urn:uuid:..." (version 8 of RFC 9562, from a SHA-256)
 */
export async function uuidUrn(...words: readonly string[]): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(words.join("\n"))));
  const hex = [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = "89ab".charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`];
  return `urn:uuid:${[...groups, hex.slice(20)].join("-")}`;
}
