import { notFound } from "#lambdas/errors.ts";
import { type AccountDetails, type AccountRecord, getAccount } from "#lambdas/records/accounts/account.ts";
import { type Actor, writeAudit } from "#lambdas/records/accounts/audit/audit.ts";
import { getEmailClaim } from "#lambdas/records/accounts/claim.ts";
import { getLastSeen } from "#lambdas/records/accounts/lastSeen.ts";
import type { SessionDetails } from "#lambdas/records/accounts/session.ts";
import type { OwnCardDetails } from "#lambdas/records/family/emergencyCard.ts";
import type { HouseholdDetails } from "#lambdas/records/family/household.ts";
import type { LinkDetails } from "#lambdas/records/family/link.ts";
import type { MemberDetails } from "#lambdas/records/family/member.ts";
import type { OpeningDetails } from "#lambdas/records/family/opening.ts";
import type { JacketDetails } from "#lambdas/records/jackets/jacket.ts";
import type { BillingDetails } from "#lambdas/records/payments/billing.ts";
import type { OrderDetails } from "#lambdas/records/payments/order.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import { photosOf } from "./accountPhotos.ts";
import { readRecords } from "./accountRecords.ts";

/** Without keys and list positions. */
export interface AccountExport {
  readonly exported: string;
  readonly account: AccountDetails;
  readonly households: readonly HouseholdDetails[];
  readonly members: readonly MemberDetails[];
  readonly links: readonly LinkDetails[];
  readonly jackets: readonly JacketDetails[];
  readonly openings: readonly OpeningDetails[];
  readonly emergencyCards: readonly Omit<OwnCardDetails, "name" | "printed">[];
  readonly orders: readonly OrderDetails[];
  readonly billing: readonly BillingDetails[];
  /** YYYY-MM-DD. */
  readonly lastSeen: string | undefined;
  readonly signIns: readonly Omit<SessionDetails, "holder">[];
  /** All keys in the bucket, shown or not. */
  readonly photos: readonly string[];
}

export async function findAccount(emailOrId: string): Promise<AccountRecord> {
  const claim = emailOrId.includes("@") ? await getEmailClaim(emailOrId.trim().toLowerCase()) : undefined;
  const account = await getAccount(claim?.accountId ?? emailOrId);
  if (!account) throw notFound();
  return account;
}

const technical = new Set([
  ...["pk", "sk", "shard", "shardSort", "place", "placeSort", "found", "foundSort", "secondSort"],
]);

/** @param secrets the attributes by which something opens */
const contentOf = <Details>(row: Key, ...secrets: string[]): Details =>
  Object.fromEntries(
    Object.entries(row).filter(([name]) => !technical.has(name) && !secrets.includes(name)),
  ) as Details;

const contentsOf = <Details>(rows: readonly Key[], ...secrets: string[]): Details[] =>
  rows.map((row) => contentOf<Details>(row, ...secrets));

/** Without an audit row: before an erasure. */
export async function readAll(account: AccountRecord): Promise<AccountExport> {
  const { id } = account;
  const [records, photos, lastSeen] = await Promise.all([readRecords(id), photosOf(id), getLastSeen(id)]);
  return {
    exported: new Date().toISOString(),
    account: contentOf(account, "invitation"),
    households: contentsOf(records.households),
    members: contentsOf(records.members),
    links: contentsOf(records.links),
    jackets: contentsOf(records.jackets),
    openings: contentsOf(records.openings),
    emergencyCards: contentsOf(records.emergencyCards, "name", "printed"),
    orders: contentsOf(records.orders),
    billing: contentsOf(records.billing),
    lastSeen,
    signIns: contentsOf(records.signIns, "holder"),
    photos,
  };
}

export async function exportAccount(emailOrId: string, actor: Actor): Promise<AccountExport> {
  const account = await findAccount(emailOrId);
  await writeAudit(actor, "exportAccount", { subject: account.id });
  return readAll(account);
}
