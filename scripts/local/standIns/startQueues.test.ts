import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  ChangeMessageVisibilityCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
  SQSClient,
  StartMessageMoveTaskCommand,
} from "@aws-sdk/client-sqs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { localKeys } from "#scripts/local/common/accessKeys.ts";
import type { Running } from "#scripts/local/common/serve.ts";
import type { Assembly } from "#scripts/local/template/assembly.ts";
import { localArn } from "#scripts/local/template/localNames.ts";
import { type LocalQueue, queuesOf } from "./queuesOf.ts";
import { startQueues } from "./startQueues.ts";

const urlOf = (name: string) => `http://127.0.0.1:1/000000000000/${name}`;

const queue = (name: string, attributes: Record<string, string> = {}): LocalQueue => ({
  name,
  url: urlOf(name),
  attributes,
});

const redrive = (maxReceiveCount: number) =>
  JSON.stringify({ deadLetterTargetArn: localArn("sqs", "dead"), maxReceiveCount });

const dead = queue("dead");
const jobs = queue("jobs", { VisibilityTimeout: "30", RedrivePolicy: redrive(1) });

let folder: string;
let running: Running;
let sqs: SQSClient;

async function start(...queues: LocalQueue[]) {
  running = await startQueues({ port: 0, folder, queues });
  const options = { endpoint: running.url, region: "us-east-1", credentials: localKeys, useQueueUrlAsEndpoint: false };
  sqs = new SQSClient(options);
}

async function restart(...queues: LocalQueue[]) {
  await running.stop();
  await start(...queues);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "queues-"));
  await start(dead, jobs);
});

afterEach(async () => {
  await running.stop();
  await rm(folder, { recursive: true });
});

const send = (MessageBody: string) => sqs.send(new SendMessageCommand({ QueueUrl: jobs.url, MessageBody }));

async function receive({ url }: LocalQueue, more: object = {}) {
  const command = new ReceiveMessageCommand({ QueueUrl: url, MessageSystemAttributeNames: ["All"], ...more });
  return (await sqs.send(command)).Messages?.[0];
}

const visible = (of: LocalQueue, ReceiptHandle: string | undefined, seconds: number) =>
  sqs.send(new ChangeMessageVisibilityCommand({ QueueUrl: of.url, ReceiptHandle, VisibilityTimeout: seconds }));

test("messages outlive a restart with a data folder, with how often each was received", async () => {
  await send("one");
  const first = await receive(jobs);
  await visible(jobs, first?.ReceiptHandle, 1);
  await restart(dead, queue("jobs", { VisibilityTimeout: "30" }));
  expect(await receive(jobs, { WaitTimeSeconds: 5 })).toMatchObject({
    Body: "one",
    MessageId: first?.MessageId,
    Attributes: { ApproximateReceiveCount: "2" },
  });
});

test("a later start gives an existing queue the attributes that it has now", async () => {
  await send("one");
  await restart(dead, queue("jobs", { VisibilityTimeout: "60" }));
  const all = new GetQueueAttributesCommand({ QueueUrl: jobs.url, AttributeNames: ["All"] });
  const { Attributes } = await sqs.send(all);
  expect(Attributes).toMatchObject({ VisibilityTimeout: "60", ApproximateNumberOfMessages: "1" });
  expect(Attributes).not.toHaveProperty("RedrivePolicy");
});

test("a message whose visibility ends at once comes back at once", async () => {
  await restart(dead, queue("jobs"));
  await send("one");
  await visible(jobs, (await receive(jobs))?.ReceiptHandle, 0);
  expect(await receive(jobs, { WaitTimeSeconds: 1 })).toMatchObject({ Body: "one" });
});

test("dead letters are moved back to the queue that they come from, as new messages", async () => {
  await send("one");
  await visible(jobs, (await receive(jobs))?.ReceiptHandle, 0);
  expect(await receive(jobs, { WaitTimeSeconds: 1 })).toBeUndefined();
  const SourceArn = localArn("sqs", "dead");
  await sqs.send(new StartMessageMoveTaskCommand({ SourceArn }));
  expect(await receive(dead)).toBeUndefined();
  expect(await receive(jobs)).toMatchObject({ Body: "one", Attributes: { ApproximateReceiveCount: "1" } });
});

test("a message is not given to a caller that left while it waited", async () => {
  const waiting = new AbortController();
  const command = new ReceiveMessageCommand({ QueueUrl: jobs.url, WaitTimeSeconds: 20 });
  const left = sqs.send(command, { abortSignal: waiting.signal });
  setTimeout(() => waiting.abort(), 100);
  await expect(left).rejects.toThrow();
  await send("one");
  expect(await receive(jobs)).toMatchObject({ Body: "one" });
});

test("an attribute out of SQS's range stops the start and names its queue", async () => {
  const wrong = startQueues({
    port: 0,
    folder,
    queues: [queue("other", { VisibilityTimeout: "99999" })],
    inMemory: true,
  });
  await expect(wrong).rejects.toThrow("The queue other: Invalid value for the parameter VisibilityTimeout");
});

test("a property that the local queues do not know stops the start by name", () => {
  const properties = { FifoQueue: true };
  const resource = { stack: "Work", id: "Jobs", type: "AWS::SQS::Queue", properties };
  const assembly: Assembly = { templates: new Map(), assets: new Map(), resources: [resource] };
  expect(() => queuesOf(assembly, (_, value) => value)).toThrow("the property FifoQueue of the queue Work/Jobs");
});
