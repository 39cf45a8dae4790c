import { PutCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "#lambdas/env.ts";
import { runKey } from "./keys.ts";
import { get, type Key, table } from "./table.ts";

interface RunRecord extends Key {
  readonly day: string;
}

/** The day from which a daily run goes on; undefined when there was none. */
export const getRunDay = async (name: string): Promise<string | undefined> =>
  (await get<RunRecord>(runKey(name)))?.day;

/** Notes that a daily run has done every day before this one. */
export async function putRunDay(name: string, day: string): Promise<void> {
  const record: RunRecord = { ...runKey(name), day };
  await table.send(new PutCommand({ TableName: env.table, Item: record }));
}
