import { DescribeTableCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { BatchWriteCommand, DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { queueRecord, type StoredEntry } from "#lambdas/records/jackets/queue.ts";
import { aQueueRow } from "#lambdas/testing/builders/queueRows.ts";
import { provisionTable } from "#scripts/local/standIns/provisionTable.ts";

/** Creates an empty table with the keys and indexes of the first; returns its name. */
export async function anotherTable(name: string): Promise<string> {
  const dynamo = new DynamoDBClient();
  const { Table } = await dynamo.send(new DescribeTableCommand({ TableName: name }));
  const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes = [] } = Table ?? {};
  const indexes = GlobalSecondaryIndexes.map((index) => ({
    IndexName: index.IndexName,
    KeySchema: index.KeySchema,
    Projection: index.Projection,
  }));
  const other = `${name}-large`;
  await provisionTable(dynamo, other, { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes: indexes });
  dynamo.destroy();
  return other;
}

/** Open entries: of one city first, then of cities in turn. */
function* rows(city: string, inCity: number, inAll: number): Generator<StoredEntry> {
  for (let minute = 0; minute < inAll; minute += 1)
    yield queueRecord(aQueueRow({ city: minute < inCity ? city : `City ${minute % 300}`, minute }));
}

/** The limit of one batch write. */
const atOnce = 25;
const writers = 4;

async function write(
  table: DynamoDBDocumentClient,
  name: string,
  from: Iterator<StoredEntry>,
): Promise<void> {
  for (;;) {
    const batch = Array.from({ length: atOnce }, () => from.next().value).filter((row) => row !== undefined);
    if (batch.length === 0) return;
    const PutRequests = batch.map((Item) => ({ PutRequest: { Item } }));
    const { UnprocessedItems } = await table.send(
      new BatchWriteCommand({ RequestItems: { [name]: PutRequests } }),
    );
    if (Object.keys(UnprocessedItems ?? {}).length > 0) throw new Error("The table did not take every row");
  }
}

/** Fills a table with open entries, `inCity` of them in the city. Rows are made as they are written. */
export async function fill(name: string, city: string, inCity: number, inAll: number): Promise<void> {
  // Its own client: the functions' client gives up after seconds, and its reads are counted.
  const table = DynamoDBDocumentClient.from(new DynamoDBClient());
  const source = rows(city, inCity, inAll);
  await Promise.all(Array.from({ length: writers }, () => write(table, name, source)));
  table.destroy();
}
