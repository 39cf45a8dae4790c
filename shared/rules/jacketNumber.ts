/** Crockford's base 32: no letter that looks like a digit, and no U. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 8;

/** In the field of 32 elements (x^5 + x^2 + 1). */
const double = (value: number): number => (value & 16 ? (value << 1) ^ 0b100101 : value << 1);

/** Changes with one wrong character, or two swapped ones. */
const checkOf = (values: readonly number[]): number => values.reduce((sum, value) => double(sum ^ value), 0);

/** From seven random bytes; the last of eight characters checks the others. */
export function jacketNumberOf(random: Uint8Array): string {
  const values = [...random.subarray(0, length - 1)].map((byte) => byte % alphabet.length);
  return [...values, checkOf(values)].map((value) => alphabet.charAt(value)).join("");
}

/** Copied from paper: any case, blanks or dashes, O for 0, I or L for 1. Undefined for a wrong character. */
export function readJacketNumber(text: string): string | undefined {
  const number = text
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");
  const values = [...number].map((character) => alphabet.indexOf(character));
  const isNumber = values.length === length && values.every((value) => value >= 0);
  return isNumber && checkOf(values.slice(0, -1)) === values.at(-1) ? number : undefined;
}

/** "7K3M-9QXA". */
export const formatJacketNumber = (number: string): string => `${number.slice(0, 4)}-${number.slice(4)}`;
