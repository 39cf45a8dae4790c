import { emailAdded, emailChanged, phoneChanged } from "#lambdas/domain/common/mails.ts";
import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { showAccount } from "#lambdas/domain/views/showAccount.ts";
import { changedElsewhere, VisibleError } from "#lambdas/errors.ts";
import { type AccountRecord, accountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { claimEmail, claimPhone, releaseEmail, releasePhone } from "#lambdas/records/accounts/claim.ts";
import { consumeProof } from "#lambdas/records/accounts/phoneCode.ts";
import { replace, transact, type Write } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { updateAccount as updateCall } from "#shared/contract/accounts.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { Account } from "#shared/model/account.ts";

type Request = ParsedRequestOf<typeof updateCall>;

const emailTaken = () => new VisibleError("EMAIL_TAKEN");
const phoneTaken = () => new VisibleError("PHONE_TAKEN");
const verifyPhoneFirst = () => new VisibleError("VERIFY_PHONE_FIRST");

/** An account with the fields of a request: a field that was not sent stays, an empty number is removed. */
function withRequest(account: AccountRecord, { First, Last, Cell, Email }: Request): AccountRecord {
  return accountRecord({
    ...account,
    first: First ?? account.first,
    last: Last ?? account.last,
    email: Email ?? account.email,
    cell: Cell === undefined ? account.cell : Cell || undefined,
    updated: new Date().toISOString(),
  });
}

const isSame = (one: AccountRecord, other: AccountRecord): boolean =>
  (["first", "last", "email", "cell"] as const).every((field) => one[field] === other[field]);

function moveEmail({ id, email }: AccountRecord, after: AccountRecord): Write[] {
  if (after.email === email) return [];
  return [claimEmail(after.email, id, emailTaken()), releaseEmail(email, id)];
}

function moveCell({ id, cell }: AccountRecord, after: AccountRecord, proof: string | undefined): Write[] {
  if (after.cell === cell) return [];
  if (after.cell && !proof) throw verifyPhoneFirst();
  return [
    ...(after.cell ? [claimPhone(after.cell, id, phoneTaken())] : []),
    ...(after.cell && proof ? [consumeProof(after.cell, proof, verifyPhoneFirst())] : []),
    ...(cell ? [releasePhone(cell, id)] : []),
  ];
}

/**
 * The account after another request changed it. Throws conflict when it was restricted or its sign-ins were
 * ended: the caller may not change it any more and learns so by reloading.
 */
async function readAgain({ account }: Session): Promise<AccountRecord> {
  const now = await getAccount(account.id);
  if (now?.status !== account.status || now.tokensValidFrom !== account.tokensValidFrom)
    throw changedElsewhere();
  return now;
}

/**
 * Saves the fields that a request names. Returns the account before and after; the same one when nothing changes.
 * After a conflict it tries again on the account as it is then: the request names single fields, so it undoes
 * nothing. This is also how the second of two equal requests finds its work done.
 */
function save(session: Session, request: Request): Promise<{ before: AccountRecord; after: AccountRecord }> {
  let read: AccountRecord | undefined;
  return retryOnConflict(async () => {
    const before = read ? await readAgain(session) : session.account;
    read = before;
    const after = withRequest(before, request);
    if (isSame(before, after)) return { before, after: before };
    // The account comes first: after a conflict a claim that stands in the way may be its own.
    await transact([replace(after), ...moveEmail(before, after), ...moveCell(before, after, request.Proof)]);
    return { before, after };
  });
}

/** Mails the address that the account had, so that a thief of the account cannot choose who is told. */
async function sendNotices(before: AccountRecord, after: AccountRecord): Promise<void> {
  const emailMails = () => [
    sendNotice(before.email, emailChanged(after.email)),
    sendNotice(after.email, emailAdded()),
  ];
  await Promise.all([
    ...(after.email === before.email ? [] : emailMails()),
    ...(after.cell === before.cell ? [] : [sendNotice(before.email, phoneChanged(!after.cell))]),
  ]);
}

/**
 * Changes the caller's own names, e-mail address and phone number. Throws notFound for another's account, invalid
 * for a new number without its proof, conflict for an address or a number of another account.
 */
export async function update(session: Session, request: Request): Promise<Account> {
  requireOwn(session, request.ID);
  const { before, after } = await save(session, request);
  await sendNotices(before, after);
  return showAccount(after);
}
