import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { accountRestored, accountRestricted } from "#lambdas/domain/common/mails.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { untilSaved } from "#lambdas/domain/common/untilSaved.ts";
import { findInReach } from "#lambdas/domain/staff/accountsInReach.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { type AccountRecord, accountRecord, showListed } from "#lambdas/records/accounts/account.ts";
import { requireStatus } from "#lambdas/records/accounts/accountStatus.ts";
import { listClosed, unlistClosed } from "#lambdas/records/accounts/closedAccount.ts";
import { getCounters } from "#lambdas/records/accounts/counters.ts";
import { putStanding } from "#lambdas/records/accounts/standing.ts";
import { auditWrite } from "#lambdas/records/audit/audit.ts";
import { replace, type Write } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { restoreAccount, restrictAccount } from "#shared/contract/staff.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import { placeKey } from "#shared/rules/place.ts";
import { tellDepartments } from "./accountJackets.ts";

// The status comes first: from then on no call of theirs is answered and nothing opens an entry for them. The
// departments are told after it, in as many transactions as it takes.

/** An account's next status; what the list of closed accounts is to know of it. */
interface Move {
  readonly action: string;
  readonly to: AccountRecord;
  readonly listing: Write;
  readonly mail: MailWords;
}

function toRestricted(account: AccountRecord, reason: string): Move | undefined {
  const { status } = account;
  if (status !== "ACTIVE" && status !== "INVITED") return undefined;
  const now = new Date().toISOString();
  const next = { ...account, status: "RESTRICTED", statusBefore: status, statusSince: now, reason } as const;
  const to = accountRecord({ ...next, updated: now });
  return {
    ...{ action: "restrictAccount", to },
    ...{ listing: listClosed(to, "RESTRICTED"), mail: accountRestricted() },
  };
}

function toRestored(account: AccountRecord): Move | undefined {
  if (account.status !== "RESTRICTED") return undefined;
  const now = new Date().toISOString();
  const { statusBefore: status = "ACTIVE" } = account;
  const cleared = { statusBefore: undefined, reason: undefined };
  const to = accountRecord({ ...account, ...cleared, status, statusSince: now, updated: now });
  return {
    ...{ action: "restoreAccount", to },
    ...{ listing: unlistClosed(account, "RESTRICTED"), mail: accountRestored() },
  };
}

/**
 * The writes of a move. Whoever moves an account must be active in that very moment: of two who restrict each
 * other one stays, so that there is always a master admin.
 */
function writesOf({ accountId, role }: Session, { action, to, listing }: Move, requestId: string): Write[] {
  const audited = { accountId, role, action, requestId, subject: to.id, place: placeKey(to.address) };
  return [
    replace(to),
    requireStatus(accountId, "ACTIVE", new VisibleError("ACCOUNT_RESTRICTED")),
    listing,
    ...(to.role === "USER" ? [putStanding(to)] : []),
    auditWrite(audited),
  ];
}

async function changeStatus(
  session: Session,
  id: string,
  requestId: string,
  choose: (account: AccountRecord) => Move | undefined,
): Promise<ListedAccount> {
  const { account, mail } = await untilSaved(async (save) => {
    const found = await findInReach(session, id);
    const move = choose(found);
    if (!move) return { account: found, mail: undefined };
    await save(writesOf(session, move, requestId));
    return { account: move.to, mail: move.mail };
  });
  if (mail) await sendNotice(account.email, mail);
  // Also where the status was the same already: an earlier call may have been cut off here.
  await tellDepartments(id);
  return showListed(account, (await getCounters(id)).members ?? 0);
}

/**
 * Restricts an account: its sessions and its invitation stop working at once, and its people are taken out of
 * the departments' lists. Restricted a second time it stays as it is, and what a call that was cut off had left
 * is done. Throws notFound, notAllowed and conflict as findInReach does.
 */
export const restrict = (
  session: Session,
  { ID, Reason }: ParsedRequestOf<typeof restrictAccount>,
  requestId: string,
): Promise<ListedAccount> => changeStatus(session, ID, requestId, (account) => toRestricted(account, Reason));

/**
 * Makes a restricted account what it was before, and tells its departments of its people again. An account that
 * is not restricted stays as it is. Throws as `restrict` does.
 */
export const restore = (
  session: Session,
  { ID }: ParsedRequestOf<typeof restoreAccount>,
  requestId: string,
): Promise<ListedAccount> => changeStatus(session, ID, requestId, toRestored);
