import { emailChangeAsked, emailCode, phoneChanged } from "#lambdas/domain/common/mails/contactMailWords.ts";
import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { showAccount } from "#lambdas/domain/common/views/showAccount.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { type AccountRecord, accountRecord } from "#lambdas/records/accounts/account.ts";
import { renameAccount } from "#lambdas/records/accounts/accountNames.ts";
import { claimPhone, getEmailClaim, releasePhone } from "#lambdas/records/accounts/claim.ts";
import { pendingEmailOf } from "#lambdas/records/accounts/mailbox.ts";
import { consumeProof } from "#lambdas/records/accounts/phoneProof.ts";
import { followHomes } from "#lambdas/records/registry/registryRow.ts";
import { replace, transact, type Write } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { updateAccount as updateCall } from "#shared/contract/accounts.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { Account } from "#shared/model/account.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { changeOwnAccount } from "./changeOwnAccount.ts";
import { mailboxSeconds, newMailboxCode } from "./mailboxCodes.ts";
import { requirePassword } from "./requirePassword.ts";

type Request = ParsedRequestOf<typeof updateCall>;

const emailTaken = () => new VisibleError("EMAIL_TAKEN");
const phoneTaken = () => new VisibleError("PHONE_TAKEN");
const verifyPhoneFirst = () => new VisibleError("VERIFY_PHONE_FIRST");

/** Asking for the present address ends the wait for another. */
function pendingAfter(account: AccountRecord, email: string | undefined): AccountRecord["pendingEmail"] {
  if (email === undefined || email === pendingEmailOf(account)) return account.pendingEmail;
  return email === account.email ? undefined : { email, until: secondsNow() + mailboxSeconds };
}

function withRequest(account: AccountRecord, { First, Last, Cell, Email, QueueMails }: Request): AccountRecord {
  return accountRecord({
    ...account,
    first: First ?? account.first,
    last: Last ?? account.last,
    pendingEmail: pendingAfter(account, Email),
    cell: Cell === undefined ? account.cell : Cell || undefined,
    queueMailsOff: QueueMails === undefined ? account.queueMailsOff : !QueueMails || undefined,
    updated: new Date().toISOString(),
  });
}

const isSame = (one: AccountRecord, other: AccountRecord): boolean =>
  (["first", "last", "pendingEmail", "cell", "queueMailsOff"] as const).every((field) => one[field] === other[field]);

const newPending = (before: AccountRecord, after: AccountRecord): string | undefined =>
  after.pendingEmail === before.pendingEmail ? undefined : after.pendingEmail?.email;

function moveCell({ id, cell }: AccountRecord, after: AccountRecord, proof: string | undefined): Write[] {
  if (after.cell === cell) return [];
  if (after.cell && !proof) throw verifyPhoneFirst();
  return [
    ...(after.cell ? [claimPhone(after.cell, id, phoneTaken())] : []),
    ...(after.cell && proof ? [consumeProof(after.cell, proof, verifyPhoneFirst())] : []),
    ...(cell ? [releasePhone(cell, id)] : []),
  ];
}

interface Saved {
  readonly before: AccountRecord;
  readonly after: AccountRecord;
  readonly asked?: { readonly email: string; readonly code: string };
}

async function saveOnce(before: AccountRecord, request: Request): Promise<Saved> {
  const after = withRequest(before, request);
  if (isSame(before, after)) return { before, after: before };
  const email = newPending(before, after);
  if (email && (await getEmailClaim(email))) throw emailTaken();
  const asked = email ? { email, ...newMailboxCode(before, email) } : undefined;
  // The account first: after a conflict a claim in the way may be its own.
  await transact([
    after.cell === before.cell ? replace(after) : followHomes(after.id, replace(after)),
    ...renameAccount(before, after),
    ...moveCell(before, after, request.Proof),
    ...(asked ? [asked.write] : []),
  ]);
  return { before, after, ...(asked ? { asked } : {}) };
}

/** Conflicts are retried: single fields undo no other change. */
function save(session: Session, request: Request): Promise<Saved> {
  return changeOwnAccount(session, (before) => saveOnce(before, request));
}

/** To the present address: a thief of the account cannot choose who is told. */
async function sendNotices({ before, after, asked }: Saved): Promise<void> {
  const emailMails = ({ email, code }: NonNullable<Saved["asked"]>) => [
    sendNotice(before.email, emailChangeAsked(email)),
    sendNotice(email, emailCode(code)),
  ];
  await Promise.all([
    ...(asked ? emailMails(asked) : []),
    ...(after.cell === before.cell ? [] : [sendNotice(before.email, phoneChanged(!after.cell))]),
  ]);
}

function changesWayIn(account: AccountRecord, request: Request): boolean {
  const after = withRequest(account, request);
  return after.cell !== account.cell || newPending(account, after) !== undefined;
}

/** Mails a code to a new address. Codes and links go to address and number, so both may need the password. */
export async function update(session: Session, request: Request): Promise<Account> {
  requireOwn(session, request.ID);
  if (changesWayIn(session.account, request)) await requirePassword(session, request.Password);
  const saved = await save(session, request);
  await sendNotices(saved);
  return showAccount(saved.after);
}
