import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dictionary } from "@zxcvbn-ts/language-common";
import { root } from "#scripts/root.ts";
import { longestPassword, shortestPassword } from "#shared/rules/account/password.ts";

/** Run this file to write it again. */
export const commonPasswordsFile = join(root, "lambdas/domain/accounts/passwords/commonPasswords.json");
export const commonWordsFile = join(root, "lambdas/domain/accounts/passwords/commonWords.json");

// OWASP's ASVS 5.0 (6.2.4): of the 10,000 commonest only some six hundred could pass the rule.
const most = 3_000;

const mostWords = 10_000;

const canPass = (password: string) =>
  password.length >= shortestPassword &&
  password.length <= longestPassword &&
  /^[a-z0-9]+$/.test(password) &&
  /[a-z]/.test(password) &&
  /[0-9]/.test(password);

const passwords = dictionary["passwords-common"].map((password) => password.toLowerCase());

const asJson = (texts: readonly string[]): string => `${JSON.stringify([...texts].sort(), null, 2)}\n`;

/** In lower case, as JSON. Source: @zxcvbn-ts/language-common (MIT), the commonest first. */
export function commonPasswords(): string {
  return asJson([...new Set(passwords.filter(canPass))].slice(0, most));
}

/** Letters that a digit behind them makes a password of the rule. */
export function commonWords(): string {
  const words = passwords.slice(0, mostWords).filter((word) => canPass(`${word}1`) && /^[a-z]+$/.test(word));
  return asJson([...new Set(words)]);
}

if (import.meta.main) {
  await writeFile(commonPasswordsFile, commonPasswords());
  await writeFile(commonWordsFile, commonWords());
}
