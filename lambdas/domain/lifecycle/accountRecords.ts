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
import type { Key } from "#lambdas/records/table/table.ts";

/** The rows shown to an account's owner, in the order of their keys. */
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

/** Shared by the operator's export and the owner's. */
export async function readRecords(accountId: string): Promise<AccountRecords> {
  const rows = await rowsOfAccount(accountId);
  const those = <Row>(prefix: string) => rows.filter(({ sk }) => sk.startsWith(prefix)) as unknown as Row[];
  return {
    households: those("H#"),
    members: those<MemberRecord>("M#"),
    links: those("L#"),
    jackets: those<JacketRecord>("LJ#"),
    openings: those("V#"),
    emergencyCards: those("E#"),
    orders: those("O#"),
    billing: those("B#"),
    signIns: those("S#"),
  };
}
