import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dictionary } from "@zxcvbn-ts/language-common";
import { root } from "#scripts/root.ts";
import { longestPassword, shortestPassword } from "#shared/rules/password.ts";

/** Where the list is kept; run this file to write it anew. */
export const commonPasswordsFile = join(root, "lambdas/domain/commonPasswords.json");

const commonest = 10_000;

// Others are refused by the password rule already, whichever letters are capitals.
const canPass = (password: string) =>
  password.length >= shortestPassword &&
  password.length <= longestPassword &&
  /^[a-z0-9]+$/.test(password) &&
  /[a-z]/.test(password) &&
  /[0-9]/.test(password);

/**
 * Those of the 10,000 commonest passwords that could pass the password rule, in lower case, as the text of
 * a JSON file. The list is that of @zxcvbn-ts/language-common (MIT), commonest first.
 */
export function commonPasswords(): string {
  const passwords = dictionary["passwords-common"].slice(0, commonest);
  const passing = new Set(passwords.map((password) => password.toLowerCase()).filter(canPass));
  return `${JSON.stringify([...passing].sort(), null, 2)}\n`;
}

if (import.meta.main) await writeFile(commonPasswordsFile, commonPasswords());
