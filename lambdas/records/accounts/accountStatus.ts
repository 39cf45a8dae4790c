import { holds } from "#lambdas/records/table/condition.ts";
import { accountKey } from "#lambdas/records/table/keys.ts";
import { check, type Write } from "#lambdas/records/table/table.ts";
import type { AccountStatus } from "./account.ts";

/** When the transaction commits. */
export const requireStatus = (accountId: string, status: AccountStatus, otherwise?: Error): Write =>
  check(accountKey(accountId), holds({ status }), otherwise);

/** When the transaction commits: a tombstone owns nothing. */
export const requireNotErased = (accountId: string, otherwise?: Error): Write =>
  check(
    accountKey(accountId),
    {
      // "status" is a reserved word.
      ConditionExpression: "attribute_exists(pk) AND #status <> :deleted",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: { ":deleted": "DELETED" satisfies AccountStatus },
    },
    otherwise,
  );
