import { env } from "#lambdas/env.ts";
import { accountKey } from "#lambdas/records/table/keys.ts";
import type { Write } from "#lambdas/records/table/table.ts";
import type { AccountStatus } from "./account.ts";

/** That an account has this status in the very transaction that depends on it; nothing is written. */
export function requireStatus(accountId: string, status: AccountStatus, otherwise?: Error): Write {
  return {
    write: {
      ConditionCheck: {
        TableName: env.table,
        Key: accountKey(accountId),
        // "status" is one of the table's reserved words.
        ConditionExpression: "#status = :status",
        ExpressionAttributeNames: { "#status": "status" },
        ExpressionAttributeValues: { ":status": status },
      },
    },
    ...(otherwise ? { otherwise } : {}),
  };
}
