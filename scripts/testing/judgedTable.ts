import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, afterEach, vi } from "vitest";
import type * as SendWork from "#lambdas/adapters/sendWork.ts";
import type * as Table from "#lambdas/records/table/table.ts";
import { capturedWork, captureRows, forgetWork } from "#lambdas/testing/capturedWork.ts";
import { Judge } from "#scripts/local/gateway/Judge.ts";
import type { Access } from "#scripts/local/gateway/startAppGateway.ts";
import { PermissionLedger } from "#scripts/local/iam/PermissionLedger.ts";
import { createRoles } from "#scripts/local/iam/role.ts";
import type { QueueKind } from "#shared/contract/queues.ts";
import { runningFunction } from "./functionContext.ts";

// The gateway costs as much as the table, which gets most requests: they are judged in this process and go straight to
// it. The gateway judges all others, and those to an address that a test puts before it.

const { ACCESS_FILE: file = "", DYNAMO_URL = "", AWS_ENDPOINT_URL: gateway = "" } = process.env;

function openJudge() {
  const { policies, tables } = JSON.parse(readFileSync(file, "utf8")) as Access;
  const roles = createRoles(policies);
  const ledger = new PermissionLedger(roles);
  return { ledger, judge: new Judge({ roles, ledger, tables, log: console.error }) };
}

/** One for all files of a process. */
const ofProcess = globalThis as { tableJudge?: ReturnType<typeof openJudge> };
ofProcess.tableJudge ??= openJudge();
const { judge, ledger } = ofProcess.tableJudge;

interface SignedRequest {
  hostname: string;
  port?: number;
  readonly headers: Record<string, string>;
  readonly body: Uint8Array;
}

const { port: gatewayPort } = new URL(gateway);
const { hostname, port } = new URL(DYNAMO_URL);
const url = new URL("http://localhost/");

function refusalOf(name: string, service: "dynamodb" | "sqs", { headers, body }: SignedRequest) {
  const answer = judge.judge(name, service, { method: "POST", url, headers, body: Buffer.concat([body]) });
  return answer && { statusCode: answer.status, headers: answer.headers, body: Readable.from([answer.body]) };
}

interface Transaction {
  readonly TransactItems?: readonly { readonly Put?: { readonly Item: Record<string, { S?: string }> } }[];
}

/** In DynamoDB's JSON, as in the stream. */
function rowsIn({ headers, body }: SignedRequest) {
  if (!headers["x-amz-target"]?.endsWith(".TransactWriteItems")) return [];
  const { TransactItems = [] } = JSON.parse(Buffer.concat([body]).toString()) as Transaction;
  return TransactItems.map(({ Put }) => Put?.Item);
}

const isForGateway = ({ port: asked }: SignedRequest) => String(asked) === gatewayPort;

/** DynamoDB Local reads no signature, and a real one takes a tenth of a test's processor time. */
const unsigned = {
  async sign(request: SignedRequest) {
    const scope = "Credential=test/20200101/us-east-1/dynamodb/aws4_request";
    request.headers.authorization = `AWS4-HMAC-SHA256 ${scope}, SignedHeaders=host, Signature=0`;
    return request;
  },
};

interface SigningContext {
  readonly __smithy_context?: { readonly selectedHttpAuthScheme?: { signer: unknown } };
}

const signsNothing =
  (next: (args: object) => unknown, context: SigningContext) => (args: { readonly request: SignedRequest }) => {
    const scheme = context.__smithy_context?.selectedHttpAuthScheme;
    if (scheme && isForGateway(args.request)) scheme.signer = unsigned;
    return next(args);
  };

vi.mock("#lambdas/records/table/table.ts", async (original) => {
  const real = await original<typeof Table>();
  real.table.middlewareStack.addRelativeTo(signsNothing as never, {
    relation: "before",
    toMiddleware: "httpSigningMiddleware",
    name: "signsNothing",
  });
  real.table.middlewareStack.add(
    (next) => async (args) => {
      const request = args.request as SignedRequest;
      if (!isForGateway(request)) return next(args);
      const name = runningFunction();
      const refused = name && refusalOf(name, "dynamodb", request);
      if (refused) return { response: refused } as never;
      Object.assign(request, { hostname, port: Number(port) });
      const answer = await next(args);
      if ((answer.response as { statusCode?: number }).statusCode === 200) captureRows(rowsIn(request));
      return answer;
    },
    { step: "deserialize", priority: "low", name: "judgesInProcess" },
  );
  return real;
});

const kindOfQueue = new Map(
  Object.entries(JSON.parse(process.env.QUEUE_URLS ?? "{}") as Record<string, string>).map(([kind, url]) => [
    url,
    kind as QueueKind,
  ]),
);

interface Batch {
  readonly QueueUrl: string;
  readonly Entries: readonly { readonly MessageBody: string }[];
}

// Queues of a file, judged as by the gateway.
vi.mock("#lambdas/adapters/sendWork.ts", async (original) => {
  const real = await original<typeof SendWork>();
  real.sqs.middlewareStack.add(
    () => async (args) => {
      const request = args.request as SignedRequest;
      const name = runningFunction();
      const refused = name && refusalOf(name, "sqs", request);
      if (refused) return { response: refused } as never;
      const { QueueUrl, Entries } = JSON.parse(Buffer.concat([request.body]).toString()) as Batch;
      const kind = kindOfQueue.get(QueueUrl);
      if (!kind) throw new Error(`There is no queue ${QueueUrl}`);
      const letters = Entries.map(({ MessageBody }) => ({ kind, message: JSON.parse(MessageBody), tries: 0 }));
      capturedWork().letters.push(...letters);
      return { response: answerTo(Entries.length) } as never;
    },
    { step: "deserialize", priority: "low", name: "capturesMessages" },
  );
  return real;
});

function answerTo(entries: number) {
  const Successful = Array.from({ length: entries }, (_, at) => ({ Id: String(at), MessageId: String(at) }));
  return {
    statusCode: 200,
    headers: { "content-type": "application/x-amz-json-1.0" },
    body: Readable.from([JSON.stringify({ Successful, Failed: [] })]),
  };
}

forgetWork();

// A test's leftovers would be the next one's.
afterEach(forgetWork);

afterAll(() => {
  writeFileSync(join(dirname(file), `permissions-${process.pid}.json`), JSON.stringify(ledger.report));
});
