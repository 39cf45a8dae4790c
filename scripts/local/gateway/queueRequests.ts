import type { AccessRequest } from "#scripts/local/iam/AccessRequest.ts";
import { localArn } from "#scripts/local/template/localNames.ts";
import { fieldsOf, type ServiceRequest, targetOf } from "./ServiceRequest.ts";

/** A batch needs the permission of one. */
const actions: Readonly<Record<string, string>> = {
  SendMessage: "sqs:SendMessage",
  SendMessageBatch: "sqs:SendMessage",
  ReceiveMessage: "sqs:ReceiveMessage",
  DeleteMessage: "sqs:DeleteMessage",
  DeleteMessageBatch: "sqs:DeleteMessage",
  ChangeMessageVisibility: "sqs:ChangeMessageVisibility",
  ChangeMessageVisibilityBatch: "sqs:ChangeMessageVisibility",
  GetQueueAttributes: "sqs:GetQueueAttributes",
  GetQueueUrl: "sqs:GetQueueUrl",
  StartMessageMoveTask: "sqs:StartMessageMoveTask",
};

interface Of {
  readonly QueueUrl?: string;
  readonly QueueName?: string;
  readonly SourceArn?: string;
}

/** Moves name their source by its ARN. */
function queueArn({ QueueUrl, QueueName, SourceArn }: Of): string | undefined {
  const name = QueueUrl?.split("/").at(-1) ?? QueueName;
  return name ? localArn("sqs", name) : SourceArn;
}

export function queueRequests(sent: ServiceRequest): AccessRequest[] | undefined {
  const action = actions[targetOf(sent) ?? ""];
  const resource = queueArn(fieldsOf<Of>(sent));
  return action && resource ? [{ action, resource, context: {} }] : undefined;
}
