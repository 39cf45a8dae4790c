import type { Resource } from "./assembly.ts";

export const localRegion = "us-east-1";
export const localAccount = "000000000000";

type ResourceId = Pick<Resource, "stack" | "id">;

/** "stack/id" */
export const keyOf = ({ stack, id }: ResourceId) => `${stack}/${id}`;

/** Lower case letters, digits and dashes, at most 63. */
export const localName = ({ stack, id }: ResourceId) =>
  `${stack}-${id}`
    .toLowerCase()
    .replace(/[^a-z0-9-]/g, "-")
    .slice(0, 63);

// No name of localName has a dot.
const copyMark = "..copy-";

/** With the table's own permissions: tests have one each. */
export const copyName = (table: string, copy: string) => `${withoutCopy(table)}${copyMark}${copy}`;

export const withoutCopy = (table: string) => table.split(copyMark)[0] ?? "";

export const localArn = (service: string, path: string) => `arn:aws:${service}:${localRegion}:${localAccount}:${path}`;

/** A table has one stream, whose time is no part of its local name. */
export const streamArn = (table: string) => localArn("dynamodb", `table/${table}/stream/local`);

/** Of a stream's ARN, local or DynamoDB Local's. */
export const tableOfStream = (arn: string) => /:table\/([^/]+)\/stream\//.exec(arn)?.[1];

export const queueName = (queue: Resource) => String(queue.properties.QueueName ?? localName(queue));

export const secretArn = (name: string) => localArn("secretsmanager", `secret:${name}`);
