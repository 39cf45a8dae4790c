import type { AccountRecord } from "#lambdas/records/accounts/account.ts";
import type { AccountName } from "#lambdas/records/accounts/accountNames.ts";
import type { Counters } from "#lambdas/records/accounts/counters.ts";
import type { HouseholdRecord } from "#lambdas/records/family/household.ts";
import type { LinkRecord } from "#lambdas/records/family/link.ts";
import type { MemberRecord } from "#lambdas/records/family/member.ts";
import type { JacketRecord } from "#lambdas/records/jackets/jacket.ts";
import { type QueueRecord, readEntry, type StoredEntry } from "#lambdas/records/jackets/queue.ts";
import type { OrderRecord } from "#lambdas/records/payments/order.ts";
import { accountPk, queuePk } from "#lambdas/records/table/keys.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { defaultDepartmentOf } from "#shared/rules/defaultDepartment.ts";
import type { Place } from "#shared/rules/place.ts";

export interface Partition {
  readonly account: AccountRecord | undefined;
  readonly names: readonly AccountName[];
  readonly counters: Counters;
  readonly households: readonly HouseholdRecord[];
  readonly members: readonly MemberRecord[];
  readonly links: readonly LinkRecord[];
  readonly jackets: readonly JacketRecord[];
  readonly orders: readonly OrderRecord[];
  readonly waiting: readonly QueueRecord[];
}

async function waitingAt(places: readonly Place[], owner: string): Promise<QueueRecord[]> {
  const departments = new Set(places.map(defaultDepartmentOf));
  const queues = [...departments].flatMap((id) => [queuePk("NEW", id), queuePk("UPDATED", id)]);
  const rows = (await Promise.all(queues.map(rowsOf))).flat() as unknown as StoredEntry[];
  return rows.map(readEntry).filter((row) => row.owner === owner);
}

/** @param places of waiting entries, beside those of its jackets */
export async function readPartition(owner: string, places: readonly Place[] = []): Promise<Partition> {
  const rows = await rowsOf(accountPk(owner));
  const of = <Row extends Key>(prefix: string) => rows.filter(({ sk }) => sk.startsWith(prefix)) as unknown as Row[];
  const households = of<HouseholdRecord>("H#");
  const jackets = of<JacketRecord>("LJ#");
  const known = [...places, ...households.map(({ address }) => address), ...jackets.map(({ where }) => where)];
  return {
    account: of<AccountRecord>("#A")[0],
    names: of<AccountName>("N#"),
    counters: of<Counters & Key>("#C")[0] ?? {},
    households,
    jackets,
    members: of("M#"),
    links: of("L#"),
    orders: of("O#"),
    waiting: await waitingAt(known, owner),
  };
}
