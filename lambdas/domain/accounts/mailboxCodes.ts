import type { AccountDetails } from "#lambdas/records/accounts/account.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import { type Challenge, newCode } from "./oneTimeCodes.ts";

/** For codes and new addresses: mail may be read a day later. */
export const mailboxSeconds = 24 * 60 * 60;

export const mailboxChallenge = ({ id }: Pick<AccountDetails, "id">, email: string): Challenge => ({
  challenge: `mailbox\n${id}\n${email}`,
  recipient: email,
});

/** Replaces an earlier code. */
export const newMailboxCode = (account: Pick<AccountDetails, "id">, email: string): { code: string; write: Write } =>
  newCode(mailboxChallenge(account, email), mailboxSeconds);
