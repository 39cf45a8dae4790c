import { changeMessageVisibility } from "../../../node_modules/fauxqs/dist/sqs/actions/changeMessageVisibility.js";
import { changeMessageVisibilityBatch } from "../../../node_modules/fauxqs/dist/sqs/actions/changeMessageVisibilityBatch.js";
import { deleteMessage } from "../../../node_modules/fauxqs/dist/sqs/actions/deleteMessage.js";
import { deleteMessageBatch } from "../../../node_modules/fauxqs/dist/sqs/actions/deleteMessageBatch.js";
import { getQueueAttributes } from "../../../node_modules/fauxqs/dist/sqs/actions/getQueueAttributes.js";
import { getQueueUrl } from "../../../node_modules/fauxqs/dist/sqs/actions/getQueueUrl.js";
import { listQueues } from "../../../node_modules/fauxqs/dist/sqs/actions/listQueues.js";
import { purgeQueue } from "../../../node_modules/fauxqs/dist/sqs/actions/purgeQueue.js";
import { receiveMessage } from "../../../node_modules/fauxqs/dist/sqs/actions/receiveMessage.js";
import { sendMessage } from "../../../node_modules/fauxqs/dist/sqs/actions/sendMessage.js";
import { sendMessageBatch } from "../../../node_modules/fauxqs/dist/sqs/actions/sendMessageBatch.js";
import type { SqsActionHandler } from "../../../node_modules/fauxqs/dist/sqs/sqsRouter.js";
import { startMessageMoveTask } from "./startMessageMoveTask.ts";

// The package's ready-made server listens on every interface, and loads S3 and SNS too.

interface Entry {
  readonly VisibilityTimeout?: number;
}

/** The library cannot store 0 seconds. */
const soon = <Of extends Entry>(entry: Of): Of =>
  entry.VisibilityTimeout === 0 ? { ...entry, VisibilityTimeout: 0.001 } : entry;

const changeSoon: SqsActionHandler = (fields, store) => changeMessageVisibility(soon(fields), store);

const changeBatchSoon: SqsActionHandler = ({ Entries, ...fields }, store) =>
  changeMessageVisibilityBatch({ ...fields, Entries: (Entries as Entry[] | undefined)?.map(soon) }, store);

/** By x-amz-target. Only templates make queues. */
export const queueActions: Readonly<Record<string, SqsActionHandler>> = {
  ChangeMessageVisibility: changeSoon,
  ChangeMessageVisibilityBatch: changeBatchSoon,
  DeleteMessage: deleteMessage,
  DeleteMessageBatch: deleteMessageBatch,
  GetQueueAttributes: getQueueAttributes,
  GetQueueUrl: getQueueUrl,
  ListQueues: listQueues,
  PurgeQueue: purgeQueue,
  ReceiveMessage: receiveMessage,
  SendMessage: sendMessage,
  SendMessageBatch: sendMessageBatch,
  StartMessageMoveTask: startMessageMoveTask,
};
