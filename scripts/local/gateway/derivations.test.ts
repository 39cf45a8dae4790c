import { expect, test } from "vitest";
import { copyName } from "#scripts/local/template/localNames.ts";
import { type AwsService, derivations } from "./derivations.ts";

const tables = { records: { "": "pk", byPlace: "place" } };
const derive = derivations(tables);

interface RequestParts {
  readonly method?: string;
  readonly path?: string;
  readonly target?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** "action resource [leading keys]". */
function needs(service: AwsService, { method = "POST", path = "/", target, headers = {}, body }: RequestParts) {
  const text = typeof body === "string" ? body : JSON.stringify(body ?? {});
  return derive[service]({
    method,
    url: new URL(path, "http://localhost"),
    headers: { ...headers, ...(target ? { "x-amz-target": `Service_1.${target}` } : {}) },
    body: Buffer.from(text),
  })?.map(({ action, resource, context }) =>
    [action, resource.split(":").slice(5).join(":") || resource, ...(context["dynamodb:LeadingKeys"] ?? [])].join(" "),
  );
}

const onRecords = (target: string, body: object) =>
  needs("dynamodb", { target, body: { TableName: "records", ...body } });

test("an operation on one item needs its action on the table, for the item's partition", () => {
  const Key = { pk: { S: "U#1" }, sk: { S: "#" } };
  expect(onRecords("GetItem", { Key })).toEqual(["dynamodb:GetItem table/records U#1"]);
  expect(onRecords("PutItem", { Item: Key })).toEqual(["dynamodb:PutItem table/records U#1"]);
});

test("an operation on a copy of a table needs what it needs on the table", () => {
  const TableName = copyName("records", "one");
  const Key = { pk: { S: "U#1" }, sk: { S: "#" } };
  expect(onRecords("GetItem", { TableName, Key })).toEqual(["dynamodb:GetItem table/records U#1"]);
  expect(onRecords("Scan", { TableName: copyName(TableName, "two") })).toEqual(["dynamodb:Scan table/records"]);
});

test("a query needs the index that it reads, for the partition that its condition names", () => {
  const values = { ":p": { S: "NEW#MI#DETROIT" }, ":s": { S: "2026" } };
  expect(
    onRecords("Query", {
      IndexName: "byPlace",
      KeyConditionExpression: "#sort > :s AND #place = :p",
      ExpressionAttributeNames: { "#place": "place", "#sort": "placeSort" },
      ExpressionAttributeValues: values,
    }),
  ).toEqual(["dynamodb:Query table/records/index/byPlace NEW#MI#DETROIT"]);
  expect(onRecords("Query", { KeyConditionExpression: "pk = :p", ExpressionAttributeValues: values })).toEqual([
    "dynamodb:Query table/records NEW#MI#DETROIT",
  ]);
});

test("a transaction needs the actions inside it, item by item", () => {
  const at = (pk: string) => ({ TableName: "records", Key: { pk: { S: pk } } });
  const TransactItems = [
    { Put: { TableName: "records", Item: { pk: { S: "A" } } } },
    { Update: at("B") },
    { Delete: at("C") },
    { ConditionCheck: at("D") },
  ];
  expect(needs("dynamodb", { target: "TransactWriteItems", body: { TransactItems } })).toEqual([
    "dynamodb:PutItem table/records A",
    "dynamodb:UpdateItem table/records B",
    "dynamodb:DeleteItem table/records C",
    "dynamodb:ConditionCheckItem table/records D",
  ]);
});

test("a batch needs its action for every partition that it reads", () => {
  const RequestItems = { records: { Keys: [{ pk: { S: "A" } }, { pk: { S: "B" } }] } };
  expect(needs("dynamodb", { target: "BatchGetItem", body: { RequestItems } })).toEqual([
    "dynamodb:BatchGetItem table/records A B",
  ]);
});

test("an object is read, written and deleted by its own address, signed or presigned", () => {
  const path = "/photos/photos/a/b%2Bc?X-Amz-Signature=x&x-id=GetObject";
  const s3 = (method: string) => needs("s3", { method, path });
  expect(s3("GET")).toEqual(["s3:GetObject photos/photos/a/b+c"]);
  expect(s3("HEAD")).toEqual(["s3:GetObject photos/photos/a/b+c"]);
  expect(s3("PUT")).toEqual(["s3:PutObject photos/photos/a/b+c"]);
  expect(s3("DELETE")).toEqual(["s3:DeleteObject photos/photos/a/b+c"]);
});

test("a mail needs the address and its domain, and its configuration set", () => {
  const body = { FromEmailAddress: "no-reply@site.example", ConfigurationSetName: "all" };
  expect(needs("ses", { path: "/v2/email/outbound-emails", body })).toEqual([
    "ses:SendEmail identity/no-reply@site.example",
    "ses:SendEmail identity/site.example",
    "ses:SendEmail configuration-set/all",
  ]);
});

test("a text needs the number, a search its index, a secret and a user pool their ARN", () => {
  const text = "Action=Publish&PhoneNumber=%2B13135550100&Message=x";
  expect(needs("sns", { body: text })).toEqual(["sns:Publish +13135550100"]);
  expect(needs("geo", { path: "/places/v0/indexes/places/search/text" })).toEqual([
    "geo:SearchPlaceIndexForText place-index/places",
  ]);
  const SecretId = "arn:aws:secretsmanager:us-east-1:000000000000:secret:Data/Stripe";
  expect(needs("secretsmanager", { target: "GetSecretValue", body: { SecretId } })).toEqual([
    "secretsmanager:GetSecretValue secret:Data/Stripe",
  ]);
  expect(needs("cognito-idp", { target: "AdminDeleteUser", body: { UserPoolId: "pool" } })).toEqual([
    "cognito-idp:AdminDeleteUser userpool/pool",
  ]);
});

test("a message needs its queue, also in a batch, and a move the queue that it empties", () => {
  const QueueUrl = "http://127.0.0.1:8081/000000000000/jobs";
  const onQueue = (target: string) => needs("sqs", { target, body: { QueueUrl } });
  expect(onQueue("SendMessageBatch")).toEqual(["sqs:SendMessage jobs"]);
  expect(onQueue("ReceiveMessage")).toEqual(["sqs:ReceiveMessage jobs"]);
  expect(onQueue("DeleteMessageBatch")).toEqual(["sqs:DeleteMessage jobs"]);
  const SourceArn = "arn:aws:sqs:us-east-1:000000000000:dead";
  expect(needs("sqs", { target: "StartMessageMoveTask", body: { SourceArn } })).toEqual([
    "sqs:StartMessageMoveTask dead",
  ]);
});

test("a stream's reader needs the stream, which an iterator names as well; a list of streams needs all", () => {
  const StreamArn = "arn:aws:dynamodb:ddblocal:000000000000:table/records/stream/2026-11-27T07:26:04.041";
  const onStream = (target: string, body: object) => needs("dynamodb", { target, body });
  expect(onStream("DescribeStream", { StreamArn })).toEqual(["dynamodb:DescribeStream table/records/stream/local"]);
  expect(onStream("GetShardIterator", { StreamArn })).toEqual(["dynamodb:GetShardIterator table/records/stream/local"]);
  expect(onStream("GetRecords", { ShardIterator: `${StreamArn}|001|abc` })).toEqual([
    "dynamodb:GetRecords table/records/stream/local",
  ]);
  expect(onStream("ListStreams", { TableName: "records" })).toEqual(["dynamodb:ListStreams *"]);
});

test.each<[string, AwsService, RequestParts]>([
  ["a queue's making", "sqs", { target: "CreateQueue", body: { QueueName: "jobs" } }],
  ["PartiQL", "dynamodb", { target: "ExecuteStatement" }],
  ["a list of objects", "s3", { method: "GET", path: "/photos?list-type=2" }],
  ["an object's tags", "s3", { method: "PUT", path: "/photos/a?tagging" }],
  ["a copy", "s3", { method: "PUT", path: "/photos/a", headers: { "x-amz-copy-source": "/photos/b" } }],
  ["a bulk mail", "ses", { path: "/v2/email/outbound-bulk-emails" }],
  ["another operation of SNS", "sns", { body: "Action=CreateTopic&Name=x" }],
  ["a call without a user pool", "cognito-idp", { target: "GlobalSignOut" }],
])("%s is not known and so not let through", (_, service, sent) => {
  expect(needs(service, sent)).toBeUndefined();
});
