import { env } from "#lambdas/env.ts";
import { countersKey } from "./keys.ts";
import { get, type Key, type Write } from "./table.ts";

/** How many records of a kind an account has. They stand on their own row, so that counting moves no list. */
export interface Counters {
  readonly households?: number;
  readonly members?: number;
}

export const getCounters = async (owner: string): Promise<Counters> =>
  (await get<Counters & Key>(countersKey(owner))) ?? {};

/** What must hold for one more member. */
export interface MemberCondition {
  /** The most members that an account may have. */
  readonly most: number;
  /** Whether a member must be there already. */
  readonly additional: boolean;
}

/**
 * Counts one more member, in the transaction that makes it; throws `refused` without a household, past
 * `most`, or for an additional member when there is no first one.
 */
export function countMember(owner: string, { most, additional }: MemberCondition, refused: Error): Write {
  const fewEnough = additional
    ? "members BETWEEN :one AND :last"
    : "(attribute_not_exists(members) OR members <= :last)";
  return {
    write: {
      Update: {
        TableName: env.table,
        Key: countersKey(owner),
        UpdateExpression: "ADD members :one",
        ConditionExpression: `households >= :one AND ${fewEnough}`,
        ExpressionAttributeValues: { ":one": 1, ":last": most - 1 },
      },
    },
    otherwise: refused,
  };
}
