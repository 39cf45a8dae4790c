import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  DeleteItemCommand,
  DescribeTableCommand,
  DynamoDBClient,
  PutItemCommand,
  TransactWriteItemsCommand,
} from "@aws-sdk/client-dynamodb";
import { ReceiveMessageCommand } from "@aws-sdk/client-sqs";
import type { DynamoDBRecord, DynamoDBStreamEvent } from "aws-lambda";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { localKeys } from "#scripts/local/common/accessKeys.ts";
import { provisionTable } from "#scripts/local/standIns/provisionTable.ts";
import { type Dynamo, startDynamo } from "#scripts/local/standIns/startDynamo.ts";
import { ensureJava } from "#scripts/local/start/ensureJava.ts";
import { copyName } from "#scripts/local/template/localNames.ts";
import { freePorts } from "#scripts/testing/freePorts.ts";
import { FunctionFailed } from "../FunctionInstance.ts";
import { arnOf, functionName, startWorker, tableProperties } from "./testing/startWorker.ts";

const TableName = "work-table";

const mapping = {
  FunctionName: functionName,
  EventSourceArn: arnOf("Table", "StreamArn"),
  StartingPosition: "LATEST",
  FunctionResponseTypes: ["ReportBatchItemFailures"],
};

let folder: string;
let dynamo: Dynamo;
let client: DynamoDBClient;
let worker: Awaited<ReturnType<typeof startWorker>>;
const received: DynamoDBRecord[][] = [];

beforeAll(async () => {
  ensureJava();
  folder = await mkdtemp(join(tmpdir(), "stream-"));
  const [port = 0] = await freePorts(1);
  dynamo = await startDynamo({ port, folder, inMemory: true });
  client = new DynamoDBClient({ endpoint: dynamo.url, region: "us-east-1", credentials: localKeys });
  await provisionTable(client, TableName, tableProperties);
}, 120_000);

afterEach(() => worker?.stop());

afterAll(async () => {
  await dynamo?.stop();
  await rm(folder, { recursive: true });
});

test("a table is taken as it was made, and one of another make is refused with the way out", async () => {
  await provisionTable(client, TableName, tableProperties);
  const { StreamSpecification, ...other } = tableProperties;
  await expect(provisionTable(client, TableName, other)).rejects.toMatchObject({
    remedy: "Start over with an empty data folder: npm start -- --fresh",
  });
});

async function start(invoke: (records: DynamoDBRecord[]) => unknown, more: object = {}) {
  received.length = 0;
  worker = await startWorker({
    mapping: { ...mapping, ...more },
    dynamo: dynamo.url,
    invoke: ({ Records }: DynamoDBStreamEvent) => {
      received.push(Records);
      return invoke(Records);
    },
  });
}

const pkOf = ({ dynamodb }: DynamoDBRecord) => dynamodb?.Keys?.pk?.S ?? "";
const pks = () => received.map((records) => records.map(pkOf));

const put = (pk: string, more: object = {}) =>
  client.send(new PutItemCommand({ TableName, Item: { pk: { S: pk }, ...more } }));

/** One transaction, so that one batch has all. */
const putAll = (...all: string[]) =>
  client.send(
    new TransactWriteItemsCommand({
      TransactItems: all.map((pk) => ({ Put: { TableName, Item: { pk: { S: pk } } } })),
    }),
  );

const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 20 });

const fail = () => {
  throw new FunctionFailed("broken");
};

test("a test's copy of a table has no stream", async () => {
  const name = copyName(TableName, "one");
  await provisionTable(client, name, tableProperties);
  const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
  expect(Table?.LatestStreamArn).toBeUndefined();
});

test("what is inserted from now on is delivered in Lambda's shape, and nothing from before", async () => {
  await put("before");
  await start(() => undefined);
  await put("new", {
    n: { N: "1" },
    bytes: { B: new Uint8Array([1, 2, 3]) },
    list: { L: [{ S: "x" }, { NULL: true }] },
  });
  await until(() => expect(pks()).toEqual([["new"]]));
  expect(received[0]?.[0]).toEqual({
    eventID: expect.any(String),
    eventName: "INSERT",
    eventVersion: "1.1",
    eventSource: "aws:dynamodb",
    awsRegion: "us-east-1",
    dynamodb: {
      ApproximateCreationDateTime: expect.any(Number),
      Keys: { pk: { S: "new" } },
      NewImage: {
        pk: { S: "new" },
        n: { N: "1" },
        bytes: { B: "AQID" },
        list: { L: [{ S: "x" }, { NULL: true }] },
      },
      SequenceNumber: expect.stringMatching(/^\d+$/),
      SizeBytes: expect.any(Number),
      StreamViewType: "NEW_IMAGE",
    },
    eventSourceARN: "arn:aws:dynamodb:us-east-1:000000000000:table/work-table/stream/local",
  });
});

test("a filter lets only inserts with the prefix through", async () => {
  const Pattern = JSON.stringify({ eventName: ["INSERT"], dynamodb: { Keys: { pk: { S: [{ prefix: "OUTBOX#" }] } } } });
  await start(() => undefined, { FilterCriteria: { Filters: [{ Pattern }] } });
  await put("OUTBOX#1");
  await put("OUTBOX#1", { n: { N: "1" } });
  await put("U#1");
  await client.send(new DeleteItemCommand({ TableName, Key: { pk: { S: "OUTBOX#1" } } }));
  await put("OUTBOX#2");
  await until(() => expect(pks().flat()).toEqual(["OUTBOX#1", "OUTBOX#2"]));
});

test("after a reported failure a batch is repeated from there on, in order", async () => {
  const failing = new Set(["c"]);
  await start((records) => {
    const bad = records.find((record) => failing.delete(pkOf(record)));
    return { batchItemFailures: bad ? [{ itemIdentifier: bad.dynamodb?.SequenceNumber }] : [] };
  });
  await putAll("a", "b", "c", "d");
  await until(() => expect(pks().flat()).toHaveLength(6));
  expect(pks()).toEqual([
    ["a", "b", "c", "d"],
    ["c", "d"],
  ]);
});

test("a batch is no larger than the mapping says", async () => {
  await start(() => undefined, { BatchSize: 2 });
  await putAll("e", "f", "g");
  await until(() => expect(pks()).toEqual([["e", "f"], ["g"]]));
});

test("a batch that fails is halved until the record is found that is given up, and told to the queue for it", async () => {
  await start((records) => (records.some((record) => pkOf(record) === "bad") ? fail() : undefined), {
    BisectBatchOnFunctionError: true,
    MaximumRetryAttempts: 1,
    DestinationConfig: { OnFailure: { Destination: arnOf("Dead") } },
  });
  await putAll("h", "bad", "i", "j");
  await until(() => expect(pks().at(-1)).toEqual(["i", "j"]));
  expect(pks()).toEqual([["h", "bad", "i", "j"], ["h", "bad"], ["h"], ["bad"], ["bad"], ["i", "j"]]);
  const receive = new ReceiveMessageCommand({ QueueUrl: worker.url("Dead"), WaitTimeSeconds: 1 });
  const { Messages = [] } = await worker.sqs.send(receive);
  expect(JSON.parse(Messages[0]?.Body ?? "{}")).toMatchObject({ DDBStreamBatchInfo: { batchSize: 1 } });
});

test("a stop ends a batch that fails again and again", async () => {
  await start(fail);
  await put("k");
  // The pause after the fourth try is two seconds.
  await until(() => expect(received).toHaveLength(4));
  const begun = Date.now();
  await worker.stopPolling();
  expect(Date.now() - begun).toBeLessThan(1_000);
});

test("Lambda reads the stream with the function's permissions, each of which is counted as used", async () => {
  await start(() => undefined);
  await put("l");
  await until(() => expect(received).toHaveLength(1));
  expect(Object.keys(worker.permissions()?.used ?? {})).toEqual([
    "dynamodb:DescribeStream (stream/local)",
    "dynamodb:GetRecords (stream/local)",
    "dynamodb:GetShardIterator (stream/local)",
    "dynamodb:ListStreams",
  ]);
  expect(worker.permissions()?.denied).toEqual({});
});
