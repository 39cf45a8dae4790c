import { sendMail } from "#lambdas/adapters/mail.ts";
import { drainMails } from "#lambdas/domain/common/drainMails.ts";
import { jacketsWait } from "#lambdas/domain/common/mails/queueMailWords.ts";
import { takeAndSend } from "#lambdas/domain/common/takeAndSend.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { type QueueMail, queueMails } from "#lambdas/records/jackets/queueMail.ts";
import { placeRoles } from "#shared/model/role.ts";
import { departmentAt } from "#shared/rules/defaultDepartment.ts";
import { waitingOf } from "./waitingOf.ts";

/** The department of a mailed account; undefined when mails are off. */
function departmentOf({ status, role, department, address, queueMailsOff }: AccountRecord) {
  const isMailed = status === "ACTIVE" && placeRoles.includes(role) && !queueMailsOff;
  return isMailed ? departmentAt({ department, place: address }) : undefined;
}

/** Sends the numbers of now; nothing when the queues are empty. */
async function send({ accountId, kind }: QueueMail): Promise<void> {
  const account = await getAccount(accountId);
  const department = account && departmentOf(account);
  if (!account || department === undefined) return;
  const waiting = await waitingOf(department);
  if (waiting.NEW.count + waiting.UPDATED.count > 0)
    await sendMail(account.email, jacketsWait(kind, waiting));
}

/** Sends queued mails. A failing one stays for two weeks. */
export const sendQueueMails = (): Promise<void> =>
  drainMails(queueMails.read, (mail) => takeAndSend(queueMails, mail, send));
