import { getMany } from "#lambdas/records/table/getMany.ts";
import { countersKey } from "#lambdas/records/table/keys.ts";
import { check, get, type Key, update, type Write } from "#lambdas/records/table/table.ts";
import { dayOf } from "#shared/rules/dates.ts";

/** In a row of their own: counting changes no listed record. */
export interface Counters {
  readonly households?: number;
  readonly members?: number;
  /** Members paid, or with a payment under way. */
  readonly paid?: number;
  readonly sponsored?: number;
  /** The day on which one of these last left or became PENDING. */
  readonly paidUntil?: string;
}

type CounterName = Exclude<keyof Counters, "paidUntil">;

export const getCounters = async (owner: string): Promise<Counters> =>
  (await get<Counters & Key>(countersKey(owner))) ?? {};

/** By account id; accounts without a count are missing. */
export async function getManyCounters(owners: readonly string[]): Promise<ReadonlyMap<string, Counters>> {
  const ownerAt = new Map(owners.map((owner) => [countersKey(owner).pk, owner]));
  const records = await getMany<Counters & Key>([...ownerAt.values()].map(countersKey));
  return new Map(records.map((record) => [ownerAt.get(record.pk) ?? "", record]));
}

interface CounterChange {
  readonly add: Readonly<Partial<Record<CounterName, number>>>;
  readonly condition?: string;
  readonly values?: Readonly<Record<`:${string}`, number>>;
  readonly refused?: Error;
}

/** All at once: a transaction may write a row only once. */
function count(owner: string, { add, condition, values, refused }: CounterChange): Write {
  const moved = Object.entries(add).filter(([, by]) => by !== 0);
  const isLessPaid = (add.paid ?? 0) + (add.sponsored ?? 0) < 0;
  const added = `ADD ${moved.map(([name]) => `${name} :${name}`).join(", ")}`;
  const change = {
    UpdateExpression: isLessPaid ? `${added} SET paidUntil = :today` : added,
    ...(condition ? { ConditionExpression: condition } : {}),
    ExpressionAttributeValues: {
      ...Object.fromEntries(moved.map(([name, by]) => [`:${name}`, by])),
      ...(isLessPaid ? { ":today": dayOf(new Date()) } : {}),
      ...values,
    },
  };
  return update(countersKey(owner), change, refused);
}

export interface MemberCondition {
  readonly most: number;
  readonly paid: boolean;
  readonly sponsored: boolean;
  /** Whether the account must have a paid member. */
  readonly additional: boolean;
}

/** Throws `refused` without a household, past `most`, or for an additional member without a paid one. */
export function countMember(
  owner: string,
  { most, paid, sponsored, additional }: MemberCondition,
  refused: Error,
): Write {
  return count(owner, {
    add: { members: 1, paid: Number(paid), sponsored: Number(sponsored) },
    condition: [
      "households >= :one",
      "(attribute_not_exists(members) OR members <= :last)",
      ...(additional ? ["paid >= :one"] : []),
    ].join(" AND "),
    values: { ":one": 1, ":last": most - 1 },
    refused,
  });
}

export const uncountMember = (owner: string, { paid, sponsored }: Pick<MemberCondition, "paid" | "sponsored">): Write =>
  count(owner, { add: { members: -1, paid: -Number(paid), sponsored: -Number(sponsored) } });

export const uncountHousehold = (owner: string): Write => count(owner, { add: { households: -1 } });

export interface PaidMove {
  /** 1 for an order beginning to pay, -1 for one ending. */
  readonly by: -1 | 0 | 1;
  /** @default 0 */
  readonly sponsored?: -1 | 0 | 1;
  /** The least number paid before. @default 0 */
  readonly atLeast?: number;
}

/** No write when there is nothing to change or check. Throws `refused` when fewer than `atLeast` were paid. */
export function countPaid(owner: string, { by, sponsored = 0, atLeast = 0 }: PaidMove, refused?: Error): Write[] {
  const isSame = by === 0 && sponsored === 0;
  if (isSame && atLeast === 0) return [];
  const values = { ":least": atLeast };
  if (isSame) {
    const enough = { ConditionExpression: "paid >= :least", ExpressionAttributeValues: values };
    return [check(countersKey(owner), enough, refused)];
  }
  const condition = atLeast > 0 ? { condition: "paid >= :least", values } : {};
  return [count(owner, { add: { paid: by, sponsored }, ...condition, ...(refused ? { refused } : {}) })];
}

/** Neither paid, sponsored, nor with a payment under way. */
export const requireNonePaid = (owner: string): Write =>
  check(countersKey(owner), {
    ConditionExpression:
      "(attribute_not_exists(paid) OR paid <= :none) AND (attribute_not_exists(sponsored) OR sponsored <= :none)",
    ExpressionAttributeValues: { ":none": 0 },
  });
