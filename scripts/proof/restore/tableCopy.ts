import {
  type AttributeValue,
  BatchWriteItemCommand,
  CreateTableCommand,
  type CreateTableCommandInput,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ScanCommand,
  type TableDescription,
  type WriteRequest,
} from "@aws-sdk/client-dynamodb";
import { env } from "#lambdas/env.ts";

/** A row in the table's own notation, as an export writes it. */
export type ExportedRow = Readonly<Record<string, AttributeValue>>;

const dynamo = () => new DynamoDBClient({});

/** Every row of the table. */
export async function exportTable(): Promise<ExportedRow[]> {
  const rows: ExportedRow[] = [];
  let start: Record<string, AttributeValue> | undefined;
  do {
    const page = await dynamo().send(
      new ScanCommand({
        TableName: env.table,
        ConsistentRead: true,
        ...(start ? { ExclusiveStartKey: start } : {}),
      }),
    );
    rows.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  } while (start);
  return rows;
}

/** The table's keys and indexes, as they are made again. */
function sameTable({ KeySchema, AttributeDefinitions, GlobalSecondaryIndexes }: TableDescription) {
  return {
    TableName: env.table,
    ...{ KeySchema, AttributeDefinitions, BillingMode: "PAY_PER_REQUEST" },
    GlobalSecondaryIndexes: GlobalSecondaryIndexes?.map(({ IndexName, KeySchema: keys, Projection }) => ({
      ...{ IndexName, KeySchema: keys, Projection },
    })),
  } satisfies Partial<CreateTableCommandInput>;
}

/** Deletes the table and makes it again, empty, with the same keys and indexes. */
export async function wipeTable(): Promise<void> {
  const { Table } = await dynamo().send(new DescribeTableCommand({ TableName: env.table }));
  if (!Table) throw new Error("There is no table");
  await dynamo().send(new DeleteTableCommand({ TableName: env.table }));
  await dynamo().send(new CreateTableCommand(sameTable(Table) as CreateTableCommandInput));
}

const batch = 25;

async function writeBatch(requests: WriteRequest[]): Promise<void> {
  let left = requests;
  while (left.length > 0) {
    const { UnprocessedItems } = await dynamo().send(
      new BatchWriteItemCommand({ RequestItems: { [env.table]: left } }),
    );
    left = UnprocessedItems?.[env.table] ?? [];
  }
}

/** Writes exported rows into the table. */
export async function importTable(rows: readonly ExportedRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += batch)
    await writeBatch(rows.slice(at, at + batch).map((Item) => ({ PutRequest: { Item } })));
}
