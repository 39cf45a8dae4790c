import {
  GetQueueAttributesCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
  StartMessageMoveTaskCommand,
} from "@aws-sdk/client-sqs";
import type { WorkMessage } from "#lambdas/adapters/sendWork.ts";
import { type Command, Refusal } from "#scripts/operate/command/command.ts";
import { openTarget, targetOptions, targetUsage } from "#scripts/operate/target/target.ts";
import { queues as declared, type QueueKind } from "#shared/contract/queues.ts";

const kinds = Object.keys(declared) as QueueKind[];

const usage = `npm run op -- queues <where>
npm run op -- queues dead <queue> <where>
npm run op -- queues move <queue> <where>

Shows what the queues behind the calls hold: what waits, what a worker has, what failed five times, and how old the
oldest row of work is. They hold keys of rows alone.

  dead <queue>  names the rows of up to ten dead letters, which stay
  move <queue>  sends all dead letters to their queue again: first mend what made them fail (docs/runbook.md, DeadLetters)

The queues: ${kinds.join(", ")}.

${targetUsage}`;

/** By kind. */
const urlsIn = (variable: "QUEUE_URLS" | "DEAD_LETTER_URLS") =>
  JSON.parse(process.env[variable] ?? "{}") as Readonly<Record<string, string>>;

/** Loaded behind the target, whose addresses the client reads. */
const connect = () => new SQSClient({ useQueueUrlAsEndpoint: true });

async function attributesOf(sqs: SQSClient, QueueUrl: string | undefined) {
  const { Attributes = {} } = await sqs.send(new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ["All"] }));
  return Attributes;
}

const day = 24 * 60 * 60_000;

/** In minutes. */
async function oldestRow(kind: QueueKind): Promise<number> {
  const { readOldWork } = await import("#lambdas/records/table/outbox.ts");
  const rows = await readOldWork(kind, new Date(Date.now() + day), 1);
  return Math.max(0, ...rows.map(({ queued }) => Math.round((Date.now() - Date.parse(queued)) / 60_000)));
}

async function show(sqs: SQSClient): Promise<void> {
  const [queue, dead] = [urlsIn("QUEUE_URLS"), urlsIn("DEAD_LETTER_URLS")];
  console.log(["queue", "waits", "in work", "dead", "oldest row"].map((word) => word.padEnd(12)).join(""));
  for (const kind of kinds) {
    const [own, letters, minutes] = await Promise.all([
      attributesOf(sqs, queue[kind]),
      attributesOf(sqs, dead[kind]),
      oldestRow(kind),
    ]);
    const waits = Number(own.ApproximateNumberOfMessages) + Number(own.ApproximateNumberOfMessagesDelayed ?? 0);
    const cells = [kind, waits, own.ApproximateNumberOfMessagesNotVisible, letters.ApproximateNumberOfMessages];
    console.log([...cells, `${minutes} min`].map((cell) => String(cell).padEnd(12)).join(""));
  }
}

function keyOf({ Body = "{}" }: Message): string {
  const { row, work } = JSON.parse(Body) as WorkMessage;
  return row ? `${row.pk}  ${row.sk}` : JSON.stringify(work);
}

async function showDead(sqs: SQSClient, QueueUrl: string): Promise<void> {
  // Without a wait SQS asks only some of its servers, and few letters are easily missed.
  const asked = { QueueUrl, MaxNumberOfMessages: 10, VisibilityTimeout: 1, WaitTimeSeconds: 5 };
  const { Messages = [] } = await sqs.send(new ReceiveMessageCommand(asked));
  console.log(Messages.length === 0 ? "No dead letters." : Messages.map(keyOf).join("\n"));
}

async function move(sqs: SQSClient, QueueUrl: string): Promise<void> {
  const { QueueArn: SourceArn, ApproximateNumberOfMessages: count } = await attributesOf(sqs, QueueUrl);
  if (count === "0") return console.log("No dead letters.");
  await sqs.send(new StartMessageMoveTaskCommand({ SourceArn }));
  console.log(`${count} dead letters go to their queue again.`);
}

export const queues: Command<typeof targetOptions> = {
  usage,
  options: targetOptions,
  async run(where, [verb, kind]) {
    if (verb !== undefined && verb !== "dead" && verb !== "move") throw new Refusal(`Say dead or move.\n\n${usage}`);
    if (verb !== undefined && !kinds.some((one) => one === kind))
      throw new Refusal(`Name the queue: ${kinds.join(", ")}.\n\n${usage}`);
    await openTarget(where);
    const sqs = connect();
    const url = urlsIn("DEAD_LETTER_URLS")[kind ?? ""] ?? "";
    if (verb === undefined) await show(sqs);
    else await (verb === "dead" ? showDead(sqs, url) : move(sqs, url));
    return 0;
  },
};
