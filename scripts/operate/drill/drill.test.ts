import { DynamoDBClient, ListTablesCommand, RestoreTableToPointInTimeCommand } from "@aws-sdk/client-dynamodb";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { runCommand } from "#scripts/operate/command/command.ts";
import { captureOutput } from "#scripts/testing/captureOutput.ts";
import { compareTables } from "./compareTables.ts";
import { drill, rehearse } from "./drill.ts";
import { copyByExport, copyByRecovery, drillName, requireOwnCopy } from "./makeCopy.ts";
import { exportTable, importTable, makeTableLike } from "./tableCopy.ts";

const target = vi.hoisted(() => ({ stage: "local", by: "operator:test", requestId: "request" }));
vi.mock("#scripts/operate/target/target.ts", async (original) => ({
  ...(await original<object>()),
  openTarget: async () => target,
}));

const row = (pk: string, said = "as it was") => ({ pk: { S: pk }, sk: { S: "#" }, said: { S: said } });
const rows = [row("U#family"), row("NEW#MI#DETROIT"), row("AUDIT#2026-11-21"), row("PLACES#MI")];

const { TABLE_NAME: table = "" } = process.env;
beforeAll(() => importTable(table, rows));
afterEach(() => vi.restoreAllMocks());

async function copies(): Promise<string[]> {
  const { TableNames = [] } = await new DynamoDBClient({}).send(
    new ListTablesCommand({ ExclusiveStartTableName: table }),
  );
  return TableNames.filter((name) => name.startsWith(table));
}

async function written(run: () => Promise<unknown>): Promise<Set<string>> {
  const names = new Set<string>();
  const send = DynamoDBClient.prototype.send;
  vi.spyOn(DynamoDBClient.prototype, "send").mockImplementation(function (
    this: DynamoDBClient,
    ...given: Parameters<typeof send>
  ) {
    const command = given[0] as unknown as {
      input: Record<string, unknown>;
      constructor: { name: string };
    };
    const { input } = command;
    const named = [input.TableName, input.TargetTableName, ...Object.keys(input.RequestItems ?? {})];
    if (!/^(Describe|Scan|BatchGet|List)/.test(command.constructor.name))
      for (const name of named) if (name !== undefined) names.add(String(name));
    return send.apply(this, given);
  } as typeof send);
  await run();
  return names;
}

test("the drill exports, loses and restores each row in a copy, compares all and leaves no copy", async () => {
  const before = await exportTable(table);
  const { code, text } = await captureOutput(() => runCommand(drill, ["--local"]));
  expect(text).toMatch(/Restored into .*-drill-\d{14}: \d+ seconds?/);
  expect(text).toContain("4 rows: 4 as in the table, 0 changed since or gone.");
  expect(code).toBe(0);
  expect(await exportTable(table)).toEqual(before);
  expect(await copies()).toEqual([]);
});

test("the table itself is never written, emptied or deleted", async () => {
  const names = await written(() => captureOutput(() => rehearse(table, copyByExport)));
  expect([...names]).toEqual([expect.stringContaining(`${table}-drill-`)]);
  for (const other of [table, `${table}-good`, `other-drill-1`, `${table}-drill`])
    expect(() => requireOwnCopy(other, table), other).toThrow("it stays");
});

test("a deployment's newest second is restored beside the table, under its key", async () => {
  const send = DynamoDBClient.prototype.send;
  const asked: unknown[] = [];
  vi.spyOn(DynamoDBClient.prototype, "send").mockImplementation(async function (
    this: DynamoDBClient,
    ...given: Parameters<typeof send>
  ) {
    const [command] = given as unknown as [{ input: { TableName?: string } }];
    if (command instanceof RestoreTableToPointInTimeCommand) return void asked.push(command.input);
    if (command.input.TableName === table) return { Table: { SSEDescription: { KMSMasterKeyArn: "key" } } };
    return { Table: { TableStatus: "ACTIVE" } };
  } as unknown as typeof send);
  await copyByRecovery(table, drillName(table));
  expect(asked).toMatchObject([
    {
      SourceTableName: table,
      TargetTableName: expect.stringContaining(`${table}-drill-`),
      UseLatestRestorableTime: true,
      SSESpecificationOverride: { KMSMasterKeyId: "key" },
    },
  ]);
});

const requests = ["DescribeTable", "Scan", "CreateTable", "BatchWriteItem", "BatchGetItem", "DeleteTable"];

test.each(requests)("an operator without dynamodb:%s reads that this is what is missing", async (refused) => {
  const send = DynamoDBClient.prototype.send;
  const sentence = `User: operator is not authorized to perform: dynamodb:${refused}`;
  const refuse = vi.spyOn(DynamoDBClient.prototype, "send").mockImplementation(async function (
    this: DynamoDBClient,
    ...given: Parameters<typeof send>
  ) {
    if (given[0].constructor.name !== `${refused}Command`) return send.apply(this, given);
    throw Object.assign(new Error(sentence), { name: "AccessDeniedException" });
  } as typeof send);
  const { text } = await captureOutput(() => runCommand(drill, ["--local"]));
  refuse.mockRestore();
  expect(text).toContain(sentence);
  expect(text).not.toContain("AccessDeniedException");
});

async function compared(given: Parameters<typeof importTable>[1]) {
  const copy = drillName(table, new Date(Date.now() + Math.floor(Math.random() * 1e12)));
  await makeTableLike(table, copy);
  await importTable(copy, given);
  return { copy, ...(await compareTables(copy, table)) };
}

test("a row that changed since is told, one of the audit that is another is a fault, and so is an empty copy", async () => {
  const changed = [row("U#family", "as it was before"), row("U#gone"), ...rows.slice(1)];
  expect(await compared(changed)).toMatchObject({ rows: 5, same: 3, changed: 2, wrong: [] });
  const touched = await compared([...rows.slice(0, 2), row("AUDIT#2026-11-21", "something else")]);
  expect(touched.wrong).toEqual(["AUDIT#2026-11-21 #"]);
  const told = (copy: string) => captureOutput(() => runCommand(drill, ["--local", "--copy", copy]));
  expect(await told(touched.copy)).toMatchObject({ code: 1, text: expect.stringContaining("Another row") });
  const { copy } = await compared([]);
  expect(await told(copy)).toMatchObject({ code: 1, text: expect.stringContaining("The copy is empty") });
  expect(await told(table)).toMatchObject({ code: 1, text: expect.stringContaining("the table itself") });
});

test("a row of the audit that the table has dropped in its time is no fault", async () => {
  const expired = { ...row("AUDIT#2025-01-01"), expiresAt: { N: "1" } };
  expect(await compared([...rows, expired])).toMatchObject({ changed: 1, wrong: [] });
});
