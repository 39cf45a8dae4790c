import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { ListUse, RecordUse } from "#shared/contract/call.ts";
import { allow, type Grant, type Need, type Services } from "./need.ts";

const readKey = ["kms:Decrypt", "kms:DescribeKey"];
const writeKey = [...readKey, "kms:Encrypt", "kms:GenerateDataKey", "kms:ReEncryptFrom", "kms:ReEncryptTo"];

/** The action of DynamoDB for each use of the records, and its actions on the key. */
const recordActions: Record<RecordUse, { readonly action: string; readonly keyActions: string[] }> = {
  "records:get": { action: "dynamodb:GetItem", keyActions: readKey },
  "records:getMany": { action: "dynamodb:BatchGetItem", keyActions: readKey },
  "records:query": { action: "dynamodb:Query", keyActions: readKey },
  "records:check": { action: "dynamodb:ConditionCheckItem", keyActions: readKey },
  "records:put": { action: "dynamodb:PutItem", keyActions: writeKey },
  "records:update": { action: "dynamodb:UpdateItem", keyActions: writeKey },
  "records:delete": { action: "dynamodb:DeleteItem", keyActions: writeKey },
};

/** Whether a need is a use of the records. */
export const isRecordUse = (need: Need): need is RecordUse => need in recordActions;
/** Whether a need is a list to page through. */
export const isListUse = (need: Need): need is ListUse => need.startsWith("lists:");

/** Grants one use on every record of the table. */
export function records(use: RecordUse, { data: { table, key } }: Services): Grant {
  const { action, keyActions } = recordActions[use];
  return {
    environment: { TABLE_NAME: table.tableName },
    statements: [allow([action], table.tableArn), allow(keyActions, key.keyArn)],
  };
}

/** Grants one use on the rows of one kind, by the prefix of their partition key. */
export function rowsOf(kind: string, services: Services, use: RecordUse): Grant {
  const { environment, statements } = records(use, services);
  const [rows] = statements;
  rows?.addCondition("ForAllValues:StringLike", { "dynamodb:LeadingKeys": [`${kind}#*`] });
  return { environment, statements };
}

/** Grants paging through one list. */
export function list(use: ListUse, { data: { table, key } }: Services): Grant {
  const index = use.replace("lists:", "");
  return {
    environment: { TABLE_NAME: table.tableName },
    statements: [allow(["dynamodb:Query"], `${table.tableArn}/index/${index}`), allow(readKey, key.keyArn)],
  };
}

/** The rows that are only ever appended, and the needs whose functions append them. */
const appended: readonly (readonly [kind: string, appenders: readonly Need[]])[] = [
  ["AUDIT", ["audit"]],
  ["ACCESS", ["access", "session"]],
];

/**
 * Denies writing rows of the audit to functions that write everything else: only those that append them may put one,
 * and none may update or delete one. That a put replaces no earlier row is a condition of the write; a policy cannot
 * express it.
 */
export function keepAudit(needs: readonly Need[], { data: { table } }: Services): PolicyStatement[] {
  const writes = needs.filter(isRecordUse).filter((use) => recordActions[use].keyActions === writeKey);
  return appended.flatMap(([kind, appenders]) => {
    const appends = appenders.some((need) => needs.includes(need));
    const kept = writes.filter((use) => use !== "records:put" || !appends);
    if (kept.length === 0) return [];
    return [
      new PolicyStatement({
        effect: Effect.DENY,
        actions: kept.map((use) => recordActions[use].action),
        resources: [table.tableArn],
        conditions: { "ForAnyValue:StringLike": { "dynamodb:LeadingKeys": [`${kind}#*`] } },
      }),
    ];
  });
}
