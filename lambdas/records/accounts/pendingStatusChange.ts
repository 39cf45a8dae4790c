import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { DeleteCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "#lambdas/env.ts";
import { standingsPk } from "#lambdas/records/table/keys.ts";
import { type Key, query, table, type Write } from "#lambdas/records/table/table.ts";
import type { AccountDetails } from "./account.ts";

/**
 * That the departments and the payment provider are to be brought in line with an account's status. It stays
 * while the account is restricted, and goes when all of it is as it was, or is gone.
 */
export interface StandingRecord extends Key {
  readonly accountId: string;
  /** The time of the status that it is about. */
  readonly since: string;
}

type Changed = Pick<AccountDetails, "id" | "statusSince">;

/** Notes it in the transaction that gives the account its status. */
export function putStanding({ id, statusSince = "" }: Changed): Write {
  const record: StandingRecord = { pk: standingsPk, sk: id, accountId: id, since: statusSince };
  return { write: { Put: { TableName: env.table, Item: record } } };
}

/** A page of these accounts, those after this one. */
export async function readStandings(after: string, limit: number): Promise<StandingRecord[]> {
  const { items } = await query<StandingRecord>({
    KeyConditionExpression: "pk = :pk AND sk > :after",
    // A key is never empty text.
    ExpressionAttributeValues: { ":pk": standingsPk, ":after": after || "#" },
    ConsistentRead: true,
    Limit: limit,
  });
  return items;
}

/** Forgets a status that is carried out; one that the account has got since then stays noted. */
export async function removeStanding({ id, statusSince = "" }: Changed): Promise<void> {
  try {
    await table.send(
      new DeleteCommand({
        TableName: env.table,
        Key: { pk: standingsPk, sk: id },
        ConditionExpression: "attribute_not_exists(pk) OR since = :since",
        ExpressionAttributeValues: { ":since": statusSince },
      }),
    );
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}
