import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dictionary } from "@zxcvbn-ts/language-common";
import { root } from "#scripts/root.ts";
import { longestPassword, shortestPassword } from "#shared/rules/password.ts";

/** The generated list; run this file to write it again. */
export const commonPasswordsFile = join(root, "lambdas/domain/accounts/commonPasswords.json");

const commonest = 10_000;

// The password rule refuses all others, in any case of their letters.
const canPass = (password: string) =>
  password.length >= shortestPassword &&
  password.length <= longestPassword &&
  /^[a-z0-9]+$/.test(password) &&
  /[a-z]/.test(password) &&
  /[0-9]/.test(password);

/**
 * The passwords among the 10,000 commonest that the password rule would accept, in lower case, as the text of
 * a JSON file. Source: @zxcvbn-ts/language-common (MIT).
 */
export function commonPasswords(): string {
  const passwords = dictionary["passwords-common"].slice(0, commonest);
  const passing = new Set(passwords.map((password) => password.toLowerCase()).filter(canPass));
  return `${JSON.stringify([...passing].sort(), null, 2)}\n`;
}

if (import.meta.main) await writeFile(commonPasswordsFile, commonPasswords());
