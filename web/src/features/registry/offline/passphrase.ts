/** Crockford's base 32: no letter looks like another, or like a digit. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const [groups, letters] = [6, 4];

/** 120 random bits: "7K3M-9QXA-…". */
export function makePassphrase(): string {
  const random = crypto.getRandomValues(new Uint8Array(groups * letters));
  const text = [...random].map((byte) => alphabet.charAt(byte % alphabet.length)).join("");
  return Array.from({ length: groups }, (_, at) => text.slice(at * letters, (at + 1) * letters)).join("-");
}

/** As read aloud: any case, with or without dashes and blanks, O for 0, I or L for 1. */
export const plainPassphrase = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
