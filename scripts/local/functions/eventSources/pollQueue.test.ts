import { GetQueueAttributesCommand, ReceiveMessageCommand, SendMessageCommand } from "@aws-sdk/client-sqs";
import type { SQSEvent, SQSRecord } from "aws-lambda";
import { afterEach, expect, test, vi } from "vitest";
import { FunctionFailed } from "../FunctionInstance.ts";
import { arnOf, functionName, startWorker } from "./testing/startWorker.ts";

const mapping = {
  FunctionName: functionName,
  EventSourceArn: arnOf("Jobs"),
  BatchSize: 10,
  FunctionResponseTypes: ["ReportBatchItemFailures"],
};

let worker: Awaited<ReturnType<typeof startWorker>>;
const received: SQSRecord[][] = [];

async function start(invoke: (records: SQSRecord[]) => unknown, more: object = {}, visibility = 1) {
  received.length = 0;
  worker = await startWorker({
    mapping: { ...mapping, ...more },
    visibility,
    invoke: ({ Records }: SQSEvent) => {
      received.push(Records);
      return invoke(Records);
    },
  });
}

afterEach(() => worker.stop());

const bodies = () => received.map((records) => records.map(({ body }) => body).sort());

const send = (MessageBody: string) =>
  worker.sqs.send(new SendMessageCommand({ QueueUrl: worker.url("Jobs"), MessageBody }));

async function counts(id: string): Promise<number> {
  const names = ["ApproximateNumberOfMessages", "ApproximateNumberOfMessagesNotVisible"] as const;
  const asked = new GetQueueAttributesCommand({ QueueUrl: worker.url(id), AttributeNames: [...names] });
  const { Attributes = {} } = await worker.sqs.send(asked);
  return names.reduce((sum, name) => sum + Number(Attributes[name]), 0);
}

const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 20 });

test("a message is delivered once, in Lambda's shape, and deleted", async () => {
  await start(() => ({ batchItemFailures: [] }));
  await send("one");
  await until(async () => {
    expect(bodies()).toEqual([["one"]]);
    expect(await counts("Jobs")).toBe(0);
  });
  expect(received[0]?.[0]).toEqual({
    messageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    receiptHandle: expect.any(String),
    body: "one",
    attributes: expect.objectContaining({
      ApproximateReceiveCount: "1",
      SentTimestamp: expect.stringMatching(/^\d+$/),
    }),
    messageAttributes: {},
    md5OfBody: "f97c5d29941bfb1b2fdab0874906ab82",
    eventSource: "aws:sqs",
    eventSourceARN: "arn:aws:sqs:us-east-1:000000000000:work-jobs",
    awsRegion: "us-east-1",
  });
});

test("a message whose failure is reported comes back alone", async () => {
  await start((records) => ({
    batchItemFailures: records
      .filter(({ body, attributes }) => body === "bad" && attributes.ApproximateReceiveCount === "1")
      .map(({ messageId }) => ({ itemIdentifier: messageId })),
  }));
  await Promise.all([send("good"), send("bad")]);
  await until(async () => expect(await counts("Jobs")).toBe(0));
  expect(bodies().flat().sort()).toEqual(["bad", "bad", "good"]);
  expect(await counts("Dead")).toBe(0);
});

test.each<[string, () => unknown]>([
  [
    "a thrown error",
    () => {
      throw new FunctionFailed("broken");
    },
  ],
  ["a reported failure that names no message of it", () => ({ batchItemFailures: [{ itemIdentifier: "unknown" }] })],
  ["a reported failure without a name", () => ({ batchItemFailures: [{ itemIdentifier: "" }] })],
])("after %s a whole batch comes back, and after its last try lies among the dead letters", async (_, fail) => {
  await start(fail);
  await Promise.all([send("one"), send("two")]);
  await until(async () => expect(await counts("Dead")).toBe(2));
  expect(bodies().flat().sort()).toEqual(["one", "one", "two", "two"]);
  expect(await counts("Jobs")).toBe(0);
});

test("a function that does not report failures has done what it did not throw at", async () => {
  await start(() => ({ batchItemFailures: [{ itemIdentifier: "" }] }), { FunctionResponseTypes: [] });
  await send("one");
  await until(async () => expect(bodies()).toEqual([["one"]]));
  await until(async () => expect(await counts("Jobs")).toBe(0));
});

test("batches run beside each other, but no more of them than the mapping says", async () => {
  let running = 0;
  const most: number[] = [];
  const invoke = async () => {
    most.push(++running);
    await new Promise((resolve) => setTimeout(resolve, 100));
    running--;
  };
  await start(invoke, { BatchSize: 1, ScalingConfig: { MaximumConcurrency: 2 } });
  await Promise.all(["a", "b", "c", "d", "e"].map((body) => send(body)));
  await until(() => expect(received).toHaveLength(5));
  expect(Math.max(...most)).toBe(2);
});

test("a window gathers messages that come one after the other into one batch", async () => {
  await start(() => undefined, { MaximumBatchingWindowInSeconds: 1 }, 10);
  for (const body of ["a", "b", "c"]) await send(body);
  await until(() => expect(bodies()).toEqual([["a", "b", "c"]]));
});

test("a stop comes at once, waits for a running batch, and loses nothing that is sent after it", async () => {
  let ended = false;
  const invoke = async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    ended = true;
  };
  await start(invoke, {}, 30);
  await send("one");
  await until(() => expect(received).toHaveLength(1));
  const begun = Date.now();
  await worker.stopPolling();
  expect(ended).toBe(true);
  expect(Date.now() - begun).toBeLessThan(2_000);
  await send("two");
  const receive = new ReceiveMessageCommand({ QueueUrl: worker.url("Jobs"), WaitTimeSeconds: 1 });
  expect((await worker.sqs.send(receive)).Messages).toMatchObject([{ Body: "two" }]);
});

test("Lambda polls with the function's permissions, each of which is counted as used", async () => {
  await start(() => undefined);
  await send("one");
  await until(async () => expect(await counts("Jobs")).toBe(0));
  expect(Object.keys(worker.permissions()?.used ?? {})).toEqual([
    "sqs:DeleteMessage",
    "sqs:GetQueueAttributes",
    "sqs:ReceiveMessage",
  ]);
  expect(worker.permissions()?.denied).toEqual({});
});
