import { randomInt } from "node:crypto";

// Crockford's base 32 leaves out letters easily read as digits, and U.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const codes = 10;
const length = 10;

const newCode = () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");

/** Codes of 50 random bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codes }, newCode);

/** "7GK2M-9QXW4" */
export const showRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Reads O as 0, I and L as 1. Undefined for any other text. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return code.length === length && [...code].every((one) => alphabet.includes(one)) ? code : undefined;
}
