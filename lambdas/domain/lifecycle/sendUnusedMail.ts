import { sendMail } from "#lambdas/adapters/mail.ts";
import { accountUnused } from "#lambdas/domain/common/mails/lifecycleMailWords.ts";
import { getAccount } from "#lambdas/records/accounts/account.ts";
import type { MailOf } from "#shared/contract/queues.ts";
import { formatDay } from "#shared/rules/dates.ts";

export async function sendUnusedMail({ accountId, erasure }: MailOf<"unused">): Promise<void> {
  const account = await getAccount(accountId);
  if (account && account.status !== "DELETED") await sendMail(account.email, accountUnused(formatDay(erasure)));
}
