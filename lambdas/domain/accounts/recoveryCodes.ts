import { randomInt } from "node:crypto";

// Crockford's base 32 leaves out letters that read like digits, and U.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const codes = 10;
const length = 10;

const newCode = () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");

/** New recovery codes of 50 random bits each, as they are stored. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codes }, newCode);

/** A recovery code as people read it: "7GK2M-9QXW4". */
export const showRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** A typed recovery code as it is stored: O reads as 0, I and L as 1. Undefined for text that cannot be one. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return code.length === length && [...code].every((one) => alphabet.includes(one)) ? code : undefined;
}
