import type { Table } from "aws-cdk-lib/aws-dynamodb";
import { Effect, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { ListUse, RecordUse, RecordVerb } from "#shared/contract/call.ts";
import { canaryPlace, canaryPrefix } from "#shared/model/canary.ts";
import { placeKey } from "#shared/rules/place.ts";
import { allow, allowKey, type Grant, type Need, type Services } from "./need.ts";

const readKey = ["kms:Decrypt", "kms:DescribeKey"];
const writeKey = [...readKey, "kms:Encrypt", "kms:GenerateDataKey", "kms:ReEncryptFrom", "kms:ReEncryptTo"];

const recordActions: Record<RecordVerb, { readonly action: string; readonly keyActions: string[] }> = {
  get: { action: "dynamodb:GetItem", keyActions: readKey },
  getMany: { action: "dynamodb:BatchGetItem", keyActions: readKey },
  query: { action: "dynamodb:Query", keyActions: readKey },
  check: { action: "dynamodb:ConditionCheckItem", keyActions: readKey },
  put: { action: "dynamodb:PutItem", keyActions: writeKey },
  update: { action: "dynamodb:UpdateItem", keyActions: writeKey },
  delete: { action: "dynamodb:DeleteItem", keyActions: writeKey },
};

export const isRecordUse = (need: Need): need is RecordUse => need.startsWith("records:");
export const isListUse = (need: Need): need is ListUse => need.startsWith("lists:");

const verbOf = (use: RecordUse) => use.replace(/^records:|\(.*/g, "") as RecordVerb;
const kindOf = (use: RecordUse): string | undefined => /\((\w+)\)/.exec(use)?.[1];

const isWhole = (use: RecordUse) => kindOf(use) === undefined;

/** One partition each; other kinds have one for each account, place, day or number. */
const single: readonly string[] = ["ROLLOUTS", "PAYHOST", "HEALTH"];

/** For the canary alone. */
const ofCanary: Partial<Record<string, string>> = {
  CANARY: `U#${canaryPrefix}*`,
  CANARYPLACE: `PLACES#${canaryPlace.State}`,
  CANARYQUEUE: `*#${placeKey(canaryPlace)}`,
  CANARYHOMES: `HOUSEHOLDS#${placeKey(canaryPlace)}#*`,
};

const keysOf = (kind: string): string => ofCanary[kind] ?? (single.includes(kind) ? kind : `${kind}#*`);

function statementsOf(verb: RecordVerb, uses: readonly RecordUse[], table: Table): PolicyStatement[] {
  const { action } = recordActions[verb];
  const kinds = [...new Set(uses.flatMap((use) => kindOf(use) ?? []))];
  // One statement a verb: all rows of a batch have to match the same one.
  const some = new PolicyStatement({
    actions: [action],
    resources: [table.tableArn],
    conditions: { "ForAllValues:StringLike": { "dynamodb:LeadingKeys": kinds.map(keysOf) } },
  });
  return [...(uses.some(isWhole) ? [allow([action], table.tableArn)] : []), ...(kinds.length > 0 ? [some] : [])];
}

/** On named kinds, or on every row. */
export function records(uses: readonly RecordUse[], { data: { table, key } }: Services): Grant {
  if (uses.length === 0) return { environment: {}, statements: [] };
  const verbs = [...new Set(uses.map(verbOf))];
  const statements = verbs.flatMap((verb) =>
    statementsOf(
      verb,
      uses.filter((use) => verbOf(use) === verb),
      table,
    ),
  );
  const keyActions = [...new Set(verbs.flatMap((verb) => recordActions[verb].keyActions))];
  return {
    environment: { TABLE_NAME: table.tableName },
    statements: [...statements, allowKey(key, "dynamodb", ...keyActions), ...keepAppended(uses, table)],
  };
}

export function list(use: ListUse, { data: { table, key } }: Services): Grant {
  const index = use.replace("lists:", "");
  return {
    environment: { TABLE_NAME: table.tableName },
    statements: [allow(["dynamodb:Query"], `${table.tableArn}/index/${index}`), allowKey(key, "dynamodb", ...readKey)],
  };
}

const appended = ["AUDIT", "ACCESS"] as const;

/**
 * Only functions that append to the audit may put its rows; none may update or delete one. A condition of the write
 * keeps a put from replacing a row.
 */
function keepAppended(uses: readonly RecordUse[], table: Table): PolicyStatement[] {
  const whole = uses.filter(isWhole).map(verbOf);
  const writes = whole.filter((verb) => recordActions[verb].keyActions === writeKey);
  return appended.flatMap((kind) => {
    const kept = writes.filter((verb) => verb !== "put" || !uses.includes(`records:put(${kind})`));
    if (kept.length === 0) return [];
    return [
      new PolicyStatement({
        effect: Effect.DENY,
        actions: kept.map((verb) => recordActions[verb].action),
        resources: [table.tableArn],
        conditions: { "ForAnyValue:StringLike": { "dynamodb:LeadingKeys": [keysOf(kind)] } },
      }),
    ];
  });
}
