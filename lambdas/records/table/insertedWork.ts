import type { AttributeValue } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import type { DynamoDBStreamEvent } from "aws-lambda";
import type { WorkRow } from "./outbox.ts";

/** The event source mapping has filtered the records. */
export const insertedWork = ({ Records }: DynamoDBStreamEvent): WorkRow[] =>
  Records.flatMap(({ dynamodb }) =>
    dynamodb?.NewImage ? [unmarshall(dynamodb.NewImage as Record<string, AttributeValue>) as WorkRow] : [],
  );
