import { randomUUID } from "node:crypto";
import { SqsError } from "../../../node_modules/fauxqs/dist/common/errors.js";
import type { SqsActionHandler } from "../../../node_modules/fauxqs/dist/sqs/sqsRouter.js";
import { type SqsQueue, SqsStore } from "../../../node_modules/fauxqs/dist/sqs/sqsStore.js";

// Missing in the library.

function queueOf(store: SqsStore, arn: unknown): SqsQueue {
  const queue = store.getQueueByArn(String(arn));
  if (!queue) throw new SqsError("ResourceNotFoundException", "The resource that you specified doesn't exist.", 404);
  return queue;
}

function redrives({ attributes: { RedrivePolicy = "{}" } }: SqsQueue, deadLetters: SqsQueue): boolean {
  return (JSON.parse(RedrivePolicy) as { deadLetterTargetArn?: string }).deadLetterTargetArn === deadLetters.arn;
}

/** SQS knows each message's origin; here a queue has its dead letters alone. */
function originOf(store: SqsStore, deadLetters: SqsQueue): SqsQueue {
  const [origin, ...others] = [...store.allQueues()].filter((queue) => redrives(queue, deadLetters));
  if (!origin || others.length > 0)
    throw new SqsError("UnsupportedOperation", "Name the destination: several queues or none send dead letters here.");
  return origin;
}

function move(source: SqsQueue, destination: SqsQueue): void {
  for (let some = source.dequeue(10); some.length > 0; some = source.dequeue(10))
    for (const { Body, MessageAttributes, ReceiptHandle } of some) {
      destination.enqueue(SqsStore.createMessage(Body, MessageAttributes));
      source.deleteMessage(ReceiptHandle);
    }
}

/** At once and whole. */
export const startMessageMoveTask: SqsActionHandler = ({ SourceArn, DestinationArn }, store) => {
  const source = queueOf(store, SourceArn);
  move(source, DestinationArn ? queueOf(store, DestinationArn) : originOf(store, source));
  return { TaskHandle: randomUUID() };
};
