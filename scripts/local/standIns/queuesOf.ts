import { StartError } from "#scripts/local/common/StartError.ts";
import { type Assembly, ofType, type Resource } from "#scripts/local/template/assembly.ts";
import type { Resolve } from "#scripts/local/template/createResolver.ts";
import { keyOf, queueName } from "#scripts/local/template/localNames.ts";

export interface LocalQueue {
  readonly name: string;
  readonly url: string;
  /** As SQS takes them: each a text. */
  readonly attributes: Readonly<Record<string, string>>;
}

const known = [
  "VisibilityTimeout",
  "MessageRetentionPeriod",
  "DelaySeconds",
  "ReceiveMessageWaitTimeSeconds",
  "MaximumMessageSize",
  "RedrivePolicy",
  "RedriveAllowPolicy",
  "SqsManagedSseEnabled",
];

const meaningless = ["QueueName", "Tags"];

const textOf = (value: unknown) => (typeof value === "object" ? JSON.stringify(value) : String(value));

function attributesOf(queue: Resource, resolve: Resolve): [string, string][] {
  const properties = resolve(queue.stack, queue.properties) as Record<string, unknown>;
  return Object.entries(properties).flatMap(([name, value]): [string, string][] => {
    if (known.includes(name)) return [[name, textOf(value)]];
    if (meaningless.includes(name)) return [];
    throw new StartError(
      `The local stack does not know the property ${name} of the queue ${keyOf(queue)}.`,
      "Teach scripts/local/standIns/queuesOf.ts what it means.",
    );
  });
}

export function queuesOf(assembly: Assembly, resolve: Resolve): LocalQueue[] {
  return ofType(assembly, "AWS::SQS::Queue").map((queue) => ({
    name: queueName(queue),
    url: String(resolve(queue.stack, { Ref: queue.id })),
    attributes: Object.fromEntries(attributesOf(queue, resolve)),
  }));
}
