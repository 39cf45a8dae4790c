import { emailAdded, emailChanged, phoneChanged } from "#lambdas/domain/common/mails.ts";
import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { changedElsewhere, VisibleError } from "#lambdas/errors.ts";
import {
  type AccountRecord,
  accountRecord,
  getAccount,
  showAccount,
} from "#lambdas/records/accounts/account.ts";
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

/** The account was written by somebody else since it was read. */
class Moved extends Error {}

/** An account as a request asks for it; a field that was not sent stays, an empty number goes. */
function asAsked(account: AccountRecord, { First, Last, Cell, Email }: Request): AccountRecord {
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
 * The account after somebody else wrote it. Where it was restricted, or its sign-ins were ended, the caller
 * may not change it any more: they reload, and are told so.
 */
async function readAgain({ account }: Session): Promise<AccountRecord> {
  const now = await getAccount(account.id);
  if (now?.status !== account.status || now.tokensValidFrom !== account.tokensValidFrom)
    throw changedElsewhere();
  return now;
}

const tries = 5;

/**
 * Saves what a request asks for; answers the account before and after it, the same one when there is nothing
 * to change. A lost race is tried again on the account as it is then: the request names single fields, so
 * that it takes nothing back of what the other write did. This is also how the second of two equal requests
 * finds its work done.
 */
async function save(
  session: Session,
  request: Request,
): Promise<{ before: AccountRecord; after: AccountRecord }> {
  let before = session.account;
  for (let attempt = 1; ; attempt += 1) {
    const after = asAsked(before, request);
    if (isSame(before, after)) return { before, after: before };
    try {
      // The account comes first: where it moved, a claim that stands in the way may be its own.
      await transact([
        replace(after, new Moved()),
        ...moveEmail(before, after),
        ...moveCell(before, after, request.Proof),
      ]);
      return { before, after };
    } catch (error) {
      if (!(error instanceof Moved)) throw error;
      if (attempt === tries) throw changedElsewhere();
      before = await readAgain(session);
    }
  }
}

/** Mails go to the address that the account had: who changed it does not choose who hears of it. */
async function tell(before: AccountRecord, after: AccountRecord): Promise<void> {
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
 * Changes the caller's own names, e-mail address and phone number. Throws notFound for another's account,
 * invalid for a new number without a proof of its own, conflict for an address or a number that another
 * account has.
 */
export async function update(session: Session, request: Request): Promise<Account> {
  requireOwn(session, request.ID);
  const { before, after } = await save(session, request);
  await tell(before, after);
  return showAccount(after);
}
