import { rowsOfAccount } from "#lambdas/records/accounts/accountRows.ts";
import type { SessionRecord } from "#lambdas/records/accounts/session.ts";
import type { OwnCardDetails } from "#lambdas/records/family/emergencyCard.ts";
import type { HouseholdRecord } from "#lambdas/records/family/household.ts";
import type { LinkRecord } from "#lambdas/records/family/link.ts";
import type { MemberRecord } from "#lambdas/records/family/member.ts";
import type { OpeningRecord } from "#lambdas/records/family/opening.ts";
import type { JacketRecord } from "#lambdas/records/jackets/jacket.ts";
import type { BillingRecord } from "#lambdas/records/payments/billing.ts";
import type { OrderRecord } from "#lambdas/records/payments/order.ts";
import { ofKind } from "#lambdas/records/table/ofKind.ts";
import type { Key } from "#lambdas/records/table/table.ts";

/** The owner's rows, in the order of their keys. */
export interface AccountRecords {
  readonly households: readonly HouseholdRecord[];
  readonly members: readonly MemberRecord[];
  readonly links: readonly LinkRecord[];
  readonly jackets: readonly JacketRecord[];
  readonly openings: readonly OpeningRecord[];
  readonly emergencyCards: readonly (OwnCardDetails & Key)[];
  readonly orders: readonly OrderRecord[];
  readonly billing: readonly BillingRecord[];
  readonly signIns: readonly SessionRecord[];
}

/** For the operator's export and the owner's. */
export async function readRecords(accountId: string): Promise<AccountRecords> {
  const rows = await rowsOfAccount(accountId);
  return {
    households: ofKind(rows, "H#"),
    members: ofKind(rows, "M#"),
    links: ofKind(rows, "L#"),
    jackets: ofKind(rows, "LJ#"),
    openings: ofKind(rows, "V#"),
    emergencyCards: ofKind(rows, "E#"),
    orders: ofKind(rows, "O#"),
    billing: ofKind(rows, "B#"),
    signIns: ofKind(rows, "S#"),
  };
}
