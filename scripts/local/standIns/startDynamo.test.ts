import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DescribeTimeToLiveCommand, DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, expect, test } from "vitest";
import { localKeys } from "#scripts/local/common/accessKeys.ts";
import { ensureJava } from "#scripts/local/start/ensureJava.ts";
import { freePorts } from "#scripts/testing/freePorts.ts";
import { provisionTable, type TableProperties } from "./provisionTable.ts";
import { type Dynamo, startDynamo } from "./startDynamo.ts";

let folder: string;
let dynamo: Dynamo;
let client: DynamoDBClient;

beforeAll(async () => {
  ensureJava();
  folder = await mkdtemp(join(tmpdir(), "dynamo-"));
  const [port = 0] = await freePorts(1);
  dynamo = await startDynamo({ port, folder, inMemory: true });
  client = new DynamoDBClient({ endpoint: dynamo.url, region: "us-east-1", credentials: localKeys });
}, 120_000);

afterAll(async () => {
  client?.destroy();
  await dynamo?.stop();
  await rm(folder, { recursive: true, force: true });
});

test("tables of one make that are made at once each get their own lapse", async () => {
  const properties = {
    KeySchema: [{ AttributeName: "pk", KeyType: "HASH" }],
    AttributeDefinitions: [{ AttributeName: "pk", AttributeType: "S" }],
    TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
  } satisfies TableProperties;
  const names = Array.from({ length: 40 }, (_, index) => `table-${index}`);
  await Promise.all(names.map((name) => provisionTable(client, name, properties)));
  for (const TableName of names) {
    const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
    expect(TimeToLiveDescription).toMatchObject({ AttributeName: "expiresAt", TimeToLiveStatus: "ENABLED" });
  }
});
