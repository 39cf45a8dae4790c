import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CognitoIdentityProviderClient, RevokeTokenCommand } from "@aws-sdk/client-cognito-identity-provider";
import { DeleteItemCommand, DynamoDBClient, GetItemCommand, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { DescribeStreamCommand, DynamoDBStreamsClient } from "@aws-sdk/client-dynamodb-streams";
import { LocationClient, SearchPlaceIndexForTextCommand } from "@aws-sdk/client-location";
import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { GetSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { PublishCommand, SNSClient } from "@aws-sdk/client-sns";
import { SendMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { localSecret, operatorKey } from "#scripts/local/common/accessKeys.ts";
import { json, type Running, type ServedRequest, serve } from "#scripts/local/common/serve.ts";
import { PermissionLedger } from "#scripts/local/iam/PermissionLedger.ts";
import { createRoles, type RolePolicy } from "#scripts/local/iam/role.ts";
import type { Statement } from "#scripts/local/iam/statement.ts";
import { startPhotos } from "#scripts/local/standIns/startPhotos.ts";
import { freePorts } from "#scripts/testing/freePorts.ts";
import { services } from "./derivations.ts";
import { startGateway } from "./startGateway.ts";

const table = "arn:aws:dynamodb:us-east-1:000000000000:table/records";
const photos = "arn:aws:s3:::photos/photos/*";

const policyOf = (name: string, ...statements: Omit<Statement, "Effect">[]): RolePolicy => ({
  name,
  arn: `arn:aws:sts::000000000000:assumed-role/role/${name}`,
  statements: statements.map((statement) => ({ Effect: "Allow", ...statement })),
  notObservable: [],
});

const roles = createRoles([
  policyOf("reader", { Action: "dynamodb:GetItem", Resource: table }),
  policyOf("uploader", { Action: "s3:PutObject", Resource: photos }),
  policyOf("viewer", { Action: "s3:GetObject", Resource: photos }),
  policyOf("nobody"),
]);

let folder: string;
let running: Running[];
let gateway: Running;
let ledger: PermissionLedger;
let received: ServedRequest | undefined;
const lines: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gateway-"));
  const [port = 0] = await freePorts(1);
  const [bucket, other] = await Promise.all([
    startPhotos({ port, folder, buckets: [{ name: "photos", cors: [] }], accessKeys: roles.keys() }),
    serve({ port: 0, name: "other" }, (one) => {
      received = one;
      return json({ TableNames: [], Item: {} });
    }),
  ]);
  running = [bucket, other];
  ledger = new PermissionLedger(roles);
  const urls = Object.fromEntries(services.map((service) => [service, service === "s3" ? bucket.url : other.url]));
  gateway = await startGateway({
    port: 0,
    services: urls as Record<(typeof services)[number], string>,
    tables: { records: { "": "pk" } },
    roles,
    ledger,
    log: (line) => lines.push(line),
  });
});

beforeEach(() => {
  received = undefined;
  lines.length = 0;
});

afterAll(async () => {
  await Promise.all([gateway, ...running].map((one) => one.stop()));
  await rm(folder, { recursive: true });
});

const as = (accessKeyId: string) => ({
  endpoint: gateway.url,
  region: "us-east-1",
  credentials: { accessKeyId, secretAccessKey: localSecret },
  maxAttempts: 1,
});

const record = { TableName: "records", Key: { pk: { S: "U#1" } } };

test("an allowed request reaches the service as it was sent and is counted", async () => {
  await new DynamoDBClient(as("reader")).send(new GetItemCommand(record));
  expect(received?.headers["x-amz-target"]).toBe("DynamoDB_20120810.GetItem");
  expect(JSON.parse(String(received?.body))).toEqual(record);
  expect(ledger.report.reader?.used).toEqual({ "dynamodb:GetItem": 1 });
});

test("a refused request reaches no service; function and action are named, logged and counted", async () => {
  const sent = new DynamoDBClient(as("reader")).send(new DeleteItemCommand(record));
  await expect(sent).rejects.toMatchObject({
    name: "AccessDeniedException",
    message: expect.stringMatching(/assumed-role\/role\/reader is not authorized to perform: dynamodb:DeleteItem on/),
  });
  expect(received).toBeUndefined();
  expect(ledger.report.reader?.denied).toEqual({ [`dynamodb:DeleteItem on ${table}`]: 1 });
  expect(lines).toEqual([expect.stringContaining("reader: User: ")]);
});

test.each<[string, () => Promise<unknown>, object]>([
  [
    "S3",
    () => new S3Client(as("nobody")).send(new GetObjectCommand({ Bucket: "photos", Key: "photos/a" })),
    { name: "AccessDenied" },
  ],
  [
    "SES",
    () =>
      new SESv2Client(as("nobody")).send(
        new SendEmailCommand({
          FromEmailAddress: "a@b.example",
          Content: { Raw: { Data: Buffer.from("x") } },
        }),
      ),
    { name: "AccessDeniedException" },
  ],
  [
    "SNS",
    () => new SNSClient(as("nobody")).send(new PublishCommand({ PhoneNumber: "+13135550100", Message: "x" })),
    { name: "AuthorizationErrorException" },
  ],
  [
    "Location",
    () =>
      new LocationClient({ ...as("nobody"), disableHostPrefix: true }).send(
        new SearchPlaceIndexForTextCommand({ IndexName: "places", Text: "48226" }),
      ),
    { name: "AccessDeniedException" },
  ],
  [
    "SQS",
    () =>
      new SQSClient(as("nobody")).send(
        new SendMessageCommand({ QueueUrl: `${gateway.url}/000000000000/jobs`, MessageBody: "x" }),
      ),
    { name: "AccessDeniedException" },
  ],
  [
    "DynamoDB Streams",
    () => new DynamoDBStreamsClient(as("nobody")).send(new DescribeStreamCommand({ StreamArn: `${table}/stream/now` })),
    { name: "AccessDeniedException" },
  ],
  [
    "Secrets Manager",
    () => new SecretsManagerClient(as("nobody")).send(new GetSecretValueCommand({ SecretId: "stripe" })),
    { name: "AccessDeniedException" },
  ],
])("%s says no in its own words", async (_, send, error) => {
  await expect(send()).rejects.toMatchObject({
    ...error,
    message: expect.stringContaining("nobody is not authorized to perform: "),
  });
  expect(received).toBeUndefined();
});

test("an unknown operation is refused, also to a function with many permissions", async () => {
  const sent = new DynamoDBClient(as("reader")).send(new ListTablesCommand({}));
  await expect(sent).rejects.toThrow("does not know what permission dynamodb:ListTables takes");
  expect(received).toBeUndefined();
});

test("an unknown service is refused and logged", async () => {
  const authorization = "AWS4-HMAC-SHA256 Credential=reader/20261121/us-east-1/kinesis/aws4_request";
  expect((await fetch(gateway.url, { method: "POST", headers: { authorization } })).status).toBe(403);
  expect(lines).toEqual([expect.stringContaining("reader: the local stack does not know what permission kinesis")]);
  expect(ledger.report.reader?.denied).toMatchObject({ "kinesis (not known)": 1 });
});

test("a stranger's key and no key at all are refused", async () => {
  const sent = new DynamoDBClient(as("stranger")).send(new GetItemCommand(record));
  await expect(sent).rejects.toMatchObject({ name: "UnrecognizedClientException" });
  expect((await fetch(`${gateway.url}/photos/photos/a`)).status).toBe(403);
  expect(received).toBeUndefined();
});

test("the operator may do everything, and is not counted", async () => {
  await new DynamoDBClient(as(operatorKey)).send(new ListTablesCommand({}));
  expect(received).toBeDefined();
});

test("a token's holder may revoke it without a signature", async () => {
  const cognito = new CognitoIdentityProviderClient(as("nobody"));
  await cognito.send(new RevokeTokenCommand({ ClientId: "client", Token: "token" }));
  expect(received?.headers["x-amz-target"]).toBe("AWSCognitoIdentityProviderService.RevokeToken");
});

const s3 = (name: string) => new S3Client({ ...as(name), requestChecksumCalculation: "WHEN_REQUIRED" });

const uploadUrl = (name: string, key: string) =>
  getSignedUrl(s3(name), new PutObjectCommand({ Bucket: "photos", Key: key, ContentType: "image/png" }), {
    signableHeaders: new Set(["content-type", "host"]),
  });

const put = async (url: string, type = "image/png", body: string | Uint8Array<ArrayBuffer> = "abc") =>
  (await fetch(url, { method: "PUT", body, headers: { "content-type": type } })).status;

const read = async (name: string, Key: string) =>
  fetch(await getSignedUrl(s3(name), new GetObjectCommand({ Bucket: "photos", Key })));

test("a presigned address does what the function that signed it may do when it is used", async () => {
  const photo = new Uint8Array(3_000_000).fill(7);
  expect(await put(await uploadUrl("uploader", "photos/a"), "image/png", photo)).toBe(200);
  expect(await put(await uploadUrl("viewer", "photos/a"))).toBe(403);
  expect(await put(await uploadUrl("uploader", "elsewhere/a"))).toBe(403);
  expect(Buffer.compare(Buffer.from(await (await read("viewer", "photos/a")).arrayBuffer()), photo)).toBe(0);
  expect((await read("uploader", "photos/a")).status).toBe(403);
});

test("the service still checks what was signed", async () => {
  expect(await put(await uploadUrl("uploader", "photos/b"), "text/html")).toBe(403);
  const altered = (await uploadUrl("uploader", "photos/b")).replace("photos/b", "photos/c");
  expect(await put(altered)).toBe(403);
});

test("without permission to list, an absent object is answered as S3 does: access is denied", async () => {
  expect((await read("viewer", "photos/absent")).status).toBe(403);
  expect(ledger.report.viewer?.denied).not.toHaveProperty("s3:ListBucket on arn:aws:s3:::photos");
});
