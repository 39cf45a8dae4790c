import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { BatchWriteCommand, DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { putPlace } from "#lambdas/records/jackets/place.ts";
import { queueRecord } from "#lambdas/records/jackets/queue.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import type { Key } from "#lambdas/records/table/table.ts";
import { auditRow } from "#lambdas/testing/builders/oldAudit.ts";
import { aQueueRow } from "#lambdas/testing/builders/queueRows.ts";
import { namesakes } from "#lambdas/testing/builders/strangers.ts";
import { makeTableLike } from "#scripts/operate/drill/tableCopy.ts";

export async function anotherTable(name: string): Promise<string> {
  const other = `${name}-large`;
  await makeTableLike(name, other);
  return other;
}

/** No department reads what waits elsewhere. */
export const placeRow = (City: string): Key => putPlace({ City, State: "MI" }).write.Put?.Item as unknown as Key;

function* entries(city: string, inCity: number, inAll: number): Generator<Key> {
  yield placeRow(city);
  for (let minute = 0; minute < inAll; minute += 1)
    yield queueRecord(aQueueRow({ city: minute < inCity ? city : `City ${minute % 300}`, minute }));
}

const letters = "abcdefghijklmnopqrstuvwxyz";

const lastName = (number: number): string =>
  `${letters[number % 26]}${letters[Math.floor(number / 26) % 26]}${letters[Math.floor(number / 676) % 26]}son`;

function* residents(count: number): Generator<Key> {
  for (let number = 0; number < count; number += 1)
    yield* namesakes(1, "USER", { City: `City ${number % 300}`, State: "MI" }, lastName(number));
}

function* audited(days: number, ofDay: number): Generator<Key> {
  for (let day = 0; day < days; day += 1)
    for (let minute = 0; minute < ofDay; minute += 1) {
      const at = new Date(Date.now() - (day * 24 * 60 + minute) * 60_000).toISOString();
      const acted = { accountId: newId(), role: "MOD", requestId: newId(), action: "readEntry" } as const;
      yield auditRow(at, { ...acted, subject: [newId(), newId(), newId()].join("/") });
    }
}

const atOnce = 25;
const writers = 4;

async function write(table: DynamoDBDocumentClient, name: string, from: Iterator<Key>): Promise<void> {
  for (;;) {
    const batch = Array.from({ length: atOnce }, () => from.next().value).filter((row) => row !== undefined);
    if (batch.length === 0) return;
    const PutRequests = batch.map((Item) => ({ PutRequest: { Item } }));
    const { UnprocessedItems } = await table.send(new BatchWriteCommand({ RequestItems: { [name]: PutRequests } }));
    if (Object.keys(UnprocessedItems ?? {}).length > 0) throw new Error("The table did not take every row");
  }
}

export async function writeAll(name: string, source: Iterator<Key>): Promise<void> {
  // The functions' client gives up after seconds, and its reads are counted.
  const table = DynamoDBDocumentClient.from(new DynamoDBClient());
  await Promise.all(Array.from({ length: writers }, () => write(table, name, source)));
  table.destroy();
}

export const fill = (name: string, city: string, inCity: number, inAll: number): Promise<void> =>
  writeAll(name, entries(city, inCity, inAll));

export const fillResidents = (name: string, count: number): Promise<void> => writeAll(name, residents(count));

export const fillAudit = (name: string, days: number, ofDay: number): Promise<void> =>
  writeAll(name, audited(days, ofDay));
