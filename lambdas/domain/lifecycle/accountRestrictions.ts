import * as identity from "#lambdas/adapters/identity.ts";
import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { findInReach } from "#lambdas/domain/accounts/staff/accountsInReach.ts";
import { accountRestored, accountRestricted } from "#lambdas/domain/common/mails/lifecycleMailWords.ts";
import { retryOnConflict } from "#lambdas/domain/common/retryOnConflict.ts";
import { sendNotice } from "#lambdas/domain/common/sendNotice.ts";
import { showListed } from "#lambdas/domain/common/views/showAccount.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { type AccountRecord, accountRecord, endSignIns } from "#lambdas/records/accounts/account.ts";
import { requireStatus } from "#lambdas/records/accounts/accountStatus.ts";
import { auditWrite } from "#lambdas/records/accounts/audit/audit.ts";
import { listClosed, unlistClosed } from "#lambdas/records/accounts/closedAccount.ts";
import { getCounters } from "#lambdas/records/accounts/counters.ts";
import { enqueue } from "#lambdas/records/table/outbox.ts";
import { replace, transact, type Write } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { restoreAccount, restrictAccount } from "#shared/contract/staff.ts";
import type { ListedAccount } from "#shared/model/account.ts";
import { type Role, rankInWords } from "#shared/model/role.ts";
import { mayLift, outranks } from "#shared/rules/account/mayRestrict.ts";
import { secondsNow } from "#shared/rules/dates.ts";
import { placeKey } from "#shared/rules/place.ts";
import { updateDepartments } from "./accountJackets.ts";

// The status first: from then on the account's calls are refused and no entry opens. Departments follow.

interface StatusChange {
  readonly action: "restrictAccount" | "restoreAccount";
  readonly to: AccountRecord;
  readonly listing: readonly Write[];
  /** Absent where the owner learns nothing new. */
  readonly mail?: MailWords;
}

/** Otherwise an accomplice could restrict first and lift it later. */
function toHigherRank(account: AccountRecord, restrictedBy: Role, reason: string): StatusChange | undefined {
  if (!account.restrictedBy || !outranks(restrictedBy, account.restrictedBy)) return undefined;
  const to = accountRecord({ ...account, restrictedBy, reason, updated: new Date().toISOString() });
  return { action: "restrictAccount", to, listing: [] };
}

function toRestricted(account: AccountRecord, restrictedBy: Role, reason: string): StatusChange | undefined {
  const { status } = account;
  if (status === "RESTRICTED") return toHigherRank(account, restrictedBy, reason);
  if (status !== "ACTIVE" && status !== "INVITED") return undefined;
  const now = new Date().toISOString();
  const since = { status: "RESTRICTED", statusBefore: status, statusSince: now, updated: now } as const;
  // Even after a restoration: their holder may be the reason for the restriction.
  const ended = endSignIns(account, secondsNow() + 1);
  const to = accountRecord({ ...ended, ...since, restrictedBy, reason });
  return { action: "restrictAccount", to, listing: [listClosed(to, "RESTRICTED")], mail: accountRestricted() };
}

const tooLow = (restrictedBy: Role) =>
  new VisibleError(
    "HIGHER_RANK_REQUIRED",
    `This account was restricted by a higher rank. Please ask ${rankInWords(restrictedBy)} to restore it.`,
  );

function toRestored(account: AccountRecord, role: Role): StatusChange | undefined {
  const { statusBefore: status = "ACTIVE", restrictedBy } = account;
  if (account.status !== "RESTRICTED" || !restrictedBy) return undefined;
  if (!mayLift(role, restrictedBy)) throw tooLow(restrictedBy);
  const now = new Date().toISOString();
  const cleared = { statusBefore: undefined, restrictedBy: undefined, reason: undefined };
  const to = accountRecord({ ...account, ...cleared, status, statusSince: now, updated: now });
  return { action: "restoreAccount", to, listing: [unlistClosed(account, "RESTRICTED")], mail: accountRestored() };
}

/**
 * The caller must be active at the commit: of two who restrict each other one stays, so there is always a master admin.
 */
const writesOf = (session: Session, { action, to, listing }: StatusChange): Write[] => [
  replace(to),
  requireStatus(session.accountId, "ACTIVE", new VisibleError("ACCOUNT_RESTRICTED")),
  ...listing,
  ...(to.role === "USER" ? [enqueue("follow", { task: "followStatus", accountId: to.id })] : []),
  auditWrite(session, action, { subject: to.id, place: placeKey(to.address) }),
];

async function changeStatus(
  session: Session,
  id: string,
  choose: (account: AccountRecord) => StatusChange | undefined,
  follow: (id: string) => Promise<unknown>,
): Promise<ListedAccount> {
  const { account, mail } = await retryOnConflict(async () => {
    const found = await findInReach(session, id);
    const change = choose(found);
    if (!change) return { account: found, mail: undefined };
    await transact(writesOf(session, change));
    return { account: change.to, mail: change.mail };
  });
  if (mail) await sendNotice(account.email, mail);
  // Always: an earlier call may have been interrupted here.
  await follow(id);
  return showListed(account, (await getCounters(id)).members);
}

/** Tells the departments even while the pool fails. */
async function followRestriction(id: string): Promise<void> {
  const steps = await Promise.allSettled([identity.signOutEverywhere(id), updateDepartments(id)]);
  for (const step of steps) if (step.status === "rejected") throw step.reason;
}

/**
 * Sessions and invitation stop working, jackets end. A higher rank takes over a restriction. Finishes an interrupted
 * call.
 */
export const restrict = (
  session: Session,
  { ID, Reason }: ParsedRequestOf<typeof restrictAccount>,
): Promise<ListedAccount> =>
  changeStatus(session, ID, (account) => toRestricted(account, session.role, Reason), followRestriction);

/** Refused below the restriction's rank. */
export const restore = (session: Session, { ID }: ParsedRequestOf<typeof restoreAccount>): Promise<ListedAccount> =>
  changeStatus(session, ID, (account) => toRestored(account, session.role), updateDepartments);
