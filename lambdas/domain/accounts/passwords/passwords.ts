import { VisibleError } from "#lambdas/errors.ts";
import { atFirstUse } from "#shared/atFirstUse.ts";
import { guessablePassword, isGuessable, type PasswordOwner } from "#shared/rules/account/guessablePassword.ts";
import commonPasswords from "./commonPasswords.json" with { type: "json" };
import commonWords from "./commonWords.json" with { type: "json" };

const common = atFirstUse(() => new Set(commonPasswords));
const words = atFirstUse(() => new Set(commonWords));

const tooCommon = () =>
  new VisibleError("COMMON_PASSWORD", "This password is one of the commonest. Please choose another one.");

/** Made of its owner's names, mail name or city, our name, a season or a month. */
export function refuseGuessable(password: string, owner: PasswordOwner): void {
  if (isGuessable(password, owner)) throw new VisibleError("GUESSABLE_PASSWORD", guessablePassword);
}

/** The 3,000 commonest passwords the rule allows, and the commonest words with a digit, in any letter case. */
export function refuseCommon(password: string): void {
  const lower = password.toLowerCase();
  if (common().has(lower) || words().has(lower.replace(/\d$/, ""))) throw tooCommon();
}
