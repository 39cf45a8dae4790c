import type { AccessRequest } from "#scripts/local/iam/AccessRequest.ts";
import { streamArn, tableOfStream } from "#scripts/local/template/localNames.ts";
import { fieldsOf, type ServiceRequest, targetOf } from "./ServiceRequest.ts";

interface Of {
  readonly StreamArn?: string;
  readonly ShardIterator?: string;
}

const onStream = ["DescribeStream", "GetShardIterator", "GetRecords"];

export function streamRequests(sent: ServiceRequest): AccessRequest[] | undefined {
  const operation = targetOf(sent) ?? "";
  const action = `dynamodb:${operation}`;
  // IAM knows no resource for it: only a grant on all allows it.
  if (operation === "ListStreams") return [{ action, resource: "*", context: {} }];
  if (!onStream.includes(operation)) return undefined;
  const { StreamArn, ShardIterator } = fieldsOf<Of>(sent);
  // An iterator begins with the ARN of its stream.
  const table = tableOfStream(StreamArn ?? ShardIterator ?? "");
  return table ? [{ action, resource: streamArn(table), context: {} }] : undefined;
}
