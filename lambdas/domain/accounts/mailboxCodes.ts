import type { AccountDetails } from "#lambdas/records/accounts/account.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import { type Challenge, newCode } from "./oneTimeCodes.ts";

/** How long a mailed code works, and a new address waits for it: mail may be read a day later. */
export const mailboxSeconds = 24 * 60 * 60;

/** An account has one code for each address. */
export const mailboxChallenge = ({ id }: Pick<AccountDetails, "id">, email: string): Challenge => ({
  challenge: `mailbox\n${id}\n${email}`,
  recipient: email,
});

/** A new code for a mailbox, and the write storing it in place of an earlier one. */
export const newMailboxCode = (
  account: Pick<AccountDetails, "id">,
  email: string,
): { code: string; write: Write } => newCode(mailboxChallenge(account, email), mailboxSeconds);
