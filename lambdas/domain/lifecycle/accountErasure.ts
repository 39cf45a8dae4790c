import * as identity from "#lambdas/adapters/identity.ts";
import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { requireAnother } from "#lambdas/domain/accounts/staff/masterAdmins.ts";
import { accountErased, unusedAccountErased } from "#lambdas/domain/common/mails/lifecycleMailWords.ts";
import { ownAccountErased } from "#lambdas/domain/common/mails/ownDataMailWords.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { erasePaymentsOf } from "#lambdas/domain/payments/paymentErasures.ts";
import { listHomes } from "#lambdas/domain/registry/listHomes.ts";
import { notFound } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { keysOf } from "#lambdas/records/accounts/accountRows.ts";
import { type Actor, auditWrite } from "#lambdas/records/accounts/audit/audit.ts";
import { releaseEmail, releasePhone } from "#lambdas/records/accounts/claim.ts";
import { listClosed, unlistClosed } from "#lambdas/records/accounts/closedAccount.ts";
import { readOwnCards } from "#lambdas/records/family/emergencyCard.ts";
import { readJackets } from "#lambdas/records/family/family.ts";
import { readHouseholds } from "#lambdas/records/family/household.ts";
import { placeRowKey } from "#lambdas/records/family/householdsOfPlace.ts";
import { forgetJacketOf } from "#lambdas/records/jackets/jacketNumber.ts";
import { tombstone } from "#lambdas/records/lifecycle/tombstone.ts";
import { readOrders } from "#lambdas/records/payments/order.ts";
import { deleteAll } from "#lambdas/records/table/deleteAll.ts";
import { emergencyCardKey, orderClaimKey } from "#lambdas/records/table/keys.ts";
import { enqueueOn } from "#lambdas/records/table/outbox.ts";
import { replace, transact, type Write } from "#lambdas/records/table/table.ts";
import type { DeletionReason } from "#shared/model/account.ts";
import { addDays, dayOf } from "#shared/rules/dates.ts";
import { placeKey } from "#shared/rules/place.ts";
import { updateDepartments } from "./accountJackets.ts";
import { removeMatches } from "./accountMatches.ts";
import { erasePhotosOf } from "./accountPhotos.ts";
import { forgetJackets, keptJackets } from "./jacketRemains.ts";

export interface ErasureTerms {
  /** Throws to leave the account, or returns conditions for closing it. @default nothing */
  readonly requires?: (account: AccountRecord) => Promise<readonly Write[]>;
  /** Stays in the tombstone, and chooses the mail. @default "REQUEST" */
  readonly reason?: DeletionReason;
}

const mails: Readonly<Record<DeletionReason, () => MailWords>> = {
  REQUEST: accountErased,
  OWNER: ownAccountErased,
  UNUSED: unusedAccountErased,
};

/** An erasure may be interrupted. */
function finishTomorrow(accountId: string): Write {
  const due = { day: addDays(dayOf(new Date()), 1), owner: accountId, name: `finish.${accountId}` };
  return enqueueOn(due, "erasures", { task: "finishErasure", accountId });
}

async function close(
  account: AccountRecord,
  actor: Actor,
  { requires, reason = "REQUEST" }: ErasureTerms,
): Promise<Write[]> {
  const { id, role, email, cell, status, address } = account;
  const left = tombstone(account, reason, new Date().toISOString());
  return [
    replace(left),
    ...((await requires?.(account)) ?? []),
    releaseEmail(email, id),
    ...(cell ? [releasePhone(cell, id)] : []),
    ...(status === "RESTRICTED" ? [unlistClosed(account, "RESTRICTED")] : []),
    listClosed(left, "DELETED"),
    finishTomorrow(id),
    ...(role === "MASTER ADMIN" ? [await requireAnother(id)] : []),
    auditWrite(actor, "eraseAccount", { subject: id, place: placeKey(address) }),
  ];
}

/** Before departments hear of the ends: that removes jackets never transferred, with their numbers. */
async function forgetNumbers(owner: string): Promise<void> {
  const { jackets } = await readJackets(owner);
  for (const { number } of jackets) if (number) await transact([forgetJacketOf(number)]);
}

/** Keeps the notices departments wait for. */
async function deleteRecords(owner: string): Promise<void> {
  const claims = (await readOrders(owner)).map(({ id }) => orderClaimKey(id));
  const places = (await readHouseholds(owner)).households.map(placeRowKey);
  const cards = (await readOwnCards(owner)).map(({ name }) => emergencyCardKey(name));
  const kept = await keptJackets(owner);
  const own = (await keysOf(owner)).filter(({ sk }) => !kept.has(sk));
  // Before the account's own rows, which lead to them.
  await deleteAll([...claims, ...places, ...cards]);
  await deleteAll(own);
}

/**
 * A tombstone without a name remains, and a removal notice for each department with a jacket. The first transaction
 * closes the account; an interrupted erasure is run again, but its mail is tried once: afterwards nothing has the
 * address. Refuses the last active master admin.
 */
export async function erase(accountId: string, actor: Actor, terms: ErasureTerms = {}): Promise<void> {
  const closed = await retryOnConflict(async () => {
    const account = await getAccount(accountId);
    if (!account) throw notFound();
    if (account.status !== "DELETED") await transact(await close(account, actor, terms));
    return account;
  });
  if (closed.status !== "DELETED") {
    log.info("account erased", { accountId });
    await sendNotice(closed.email, mails[terms.reason ?? "REQUEST"]());
  }
  await identity.signOutEverywhere(accountId);
  await forgetNumbers(accountId);
  await updateDepartments(accountId);
  await erasePaymentsOf(accountId);
  await erasePhotosOf(accountId);
  await forgetJackets(accountId);
  await removeMatches(accountId);
  // Before the rows that lead to them.
  await listHomes(accountId);
  await deleteRecords(accountId);
  await identity.deleteCredentials(accountId);
}

/** Does the rest of an interrupted erasure. */
export async function finishErasure(accountId: string, today: string): Promise<void> {
  const account = await getAccount(accountId);
  if (account?.status === "DELETED")
    await erase(accountId, { accountId: "deletion", role: "ENGINEER", requestId: `finish-${today}` });
}
