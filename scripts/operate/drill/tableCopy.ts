import {
  type AttributeValue,
  BatchGetItemCommand,
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
import { atFirstUse } from "#shared/atFirstUse.ts";

export type ExportedRow = Readonly<Record<string, AttributeValue>>;

const dynamo = atFirstUse(() => new DynamoDBClient({}));

export async function* pagesOf(TableName: string): AsyncGenerator<ExportedRow[]> {
  let start: Record<string, AttributeValue> | undefined;
  do {
    const from = start ? { ExclusiveStartKey: start } : {};
    const page = await dynamo().send(new ScanCommand({ TableName, ConsistentRead: true, ...from }));
    yield page.Items ?? [];
    start = page.LastEvaluatedKey;
  } while (start);
}

export async function exportTable(table: string): Promise<ExportedRow[]> {
  const rows: ExportedRow[] = [];
  for await (const page of pagesOf(table)) rows.push(...page);
  return rows;
}

export async function sameKeysIn(table: string, rows: readonly ExportedRow[]): Promise<ExportedRow[]> {
  const found: ExportedRow[] = [];
  let left = rows.map(({ pk, sk }) => ({ pk, sk }) as Record<string, AttributeValue>);
  while (left.length > 0) {
    const Keys = left.splice(0, mostRead);
    const { Responses, UnprocessedKeys } = await dynamo().send(
      new BatchGetItemCommand({ RequestItems: { [table]: { Keys, ConsistentRead: true } } }),
    );
    found.push(...(Responses?.[table] ?? []));
    left = [...left, ...(UnprocessedKeys?.[table]?.Keys ?? [])];
  }
  return found;
}

function likeTable({ KeySchema, AttributeDefinitions, GlobalSecondaryIndexes }: TableDescription, TableName: string) {
  return {
    TableName,
    KeySchema,
    AttributeDefinitions,
    BillingMode: "PAY_PER_REQUEST",
    GlobalSecondaryIndexes: GlobalSecondaryIndexes?.map(({ IndexName, KeySchema: keys, Projection }) => ({
      IndexName,
      KeySchema: keys,
      Projection,
    })),
  } satisfies Partial<CreateTableCommandInput>;
}

export async function describeTable(TableName: string): Promise<TableDescription> {
  const { Table } = await dynamo().send(new DescribeTableCommand({ TableName }));
  return Table ?? Promise.reject(new Error(`There is no table ${TableName}`));
}

export async function makeTableLike(other: string, table: string): Promise<void> {
  const like = likeTable(await describeTable(other), table);
  await dynamo().send(new CreateTableCommand(like as CreateTableCommandInput));
}

export async function deleteTable(TableName: string): Promise<void> {
  await dynamo().send(new DeleteTableCommand({ TableName }));
}

export async function wipeTable(table: string): Promise<void> {
  const like = likeTable(await describeTable(table), table);
  await deleteTable(table);
  await dynamo().send(new CreateTableCommand(like as CreateTableCommandInput));
}

/** DynamoDB's limits for one batch. */
const mostRead = 100;
const mostWritten = 25;

async function writeBatch(table: string, requests: WriteRequest[]): Promise<void> {
  let left = requests;
  while (left.length > 0) {
    const { UnprocessedItems } = await dynamo().send(new BatchWriteItemCommand({ RequestItems: { [table]: left } }));
    left = UnprocessedItems?.[table] ?? [];
  }
}

export async function importTable(table: string, rows: readonly ExportedRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += mostWritten)
    await writeBatch(
      table,
      rows.slice(at, at + mostWritten).map((Item) => ({ PutRequest: { Item } })),
    );
}
