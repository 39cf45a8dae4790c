import { setTimeout as pause } from "node:timers/promises";
import { DynamoDBClient, RestoreTableToPointInTimeCommand } from "@aws-sdk/client-dynamodb";
import { Refusal } from "#scripts/operate/command/command.ts";
import { describeTable, type ExportedRow, exportTable, importTable, makeTableLike, wipeTable } from "./tableCopy.ts";

const mark = "-drill-";

export const drillName = (table: string, now = new Date()): string =>
  `${table}${mark}${now.toISOString().replaceAll(/\D/g, "").slice(0, 14)}`;

/** Nothing else is ever emptied or deleted. */
export function requireOwnCopy(copy: string, table: string): void {
  if (copy === table || !copy.startsWith(`${table}${mark}`))
    throw new Refusal(`${copy} is no copy that the drill has made: it stays.`);
}

async function isEmpty(table: string): Promise<boolean> {
  return (await exportTable(table)).length === 0;
}

async function loseAndRestore(copy: string, rows: readonly ExportedRow[]): Promise<void> {
  await importTable(copy, rows);
  await wipeTable(copy);
  if (!(await isEmpty(copy))) throw new Error(`${copy} was emptied and has rows`);
  await importTable(copy, rows);
}

/** Where no service restores one: an export, lost once and imported again. */
export async function copyByExport(table: string, copy: string): Promise<void> {
  requireOwnCopy(copy, table);
  const rows = await exportTable(table);
  await makeTableLike(table, copy);
  await loseAndRestore(copy, rows);
}

const betweenLooks = 15_000;

/** The newest second that can be restored, under the table's own key and without its indexes. */
export async function copyByRecovery(table: string, copy: string): Promise<void> {
  requireOwnCopy(copy, table);
  const { SSEDescription } = await describeTable(table);
  const KMSMasterKeyId = SSEDescription?.KMSMasterKeyArn;
  await new DynamoDBClient({}).send(
    new RestoreTableToPointInTimeCommand({
      SourceTableName: table,
      TargetTableName: copy,
      UseLatestRestorableTime: true,
      GlobalSecondaryIndexOverride: [],
      ...(KMSMasterKeyId ? { SSESpecificationOverride: { Enabled: true, SSEType: "KMS", KMSMasterKeyId } } : {}),
    }),
  );
  while ((await describeTable(copy)).TableStatus !== "ACTIVE") await pause(betweenLooks);
}
