import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SQSClient } from "@aws-sdk/client-sqs";
import { localKeys } from "#scripts/local/common/accessKeys.ts";
import { services } from "#scripts/local/gateway/derivations.ts";
import { startGatewayOf } from "#scripts/local/gateway/startAppGateway.ts";
import type { TableProperties } from "#scripts/local/standIns/provisionTable.ts";
import { queuesOf } from "#scripts/local/standIns/queuesOf.ts";
import { startQueues } from "#scripts/local/standIns/startQueues.ts";
import type { Assembly, Resource } from "#scripts/local/template/assembly.ts";
import { createResolver } from "#scripts/local/template/createResolver.ts";
import { localValues } from "#scripts/local/template/localValues.ts";
import { freePorts } from "#scripts/testing/freePorts.ts";
import { type EventSources, startEventSources } from "../../startEventSources.ts";

const resource = (id: string, type: string, properties: object): Resource => ({
  stack: "Work",
  id,
  type,
  properties: { ...properties },
});

export const arnOf = (id: string, name = "Arn") => ({ "Fn::GetAtt": [id, name] });

const grant = (Action: readonly string[], Resource: unknown) => ({ Effect: "Allow", Action, Resource });

const onQueue = ["ReceiveMessage", "DeleteMessage", "GetQueueAttributes"].map((name) => `sqs:${name}`);
const onStream = ["DescribeStream", "GetRecords", "GetShardIterator"].map((name) => `dynamodb:${name}`);

export const tableProperties = {
  KeySchema: [{ AttributeName: "pk", KeyType: "HASH" }],
  AttributeDefinitions: [{ AttributeName: "pk", AttributeType: "S" }],
  StreamSpecification: { StreamViewType: "NEW_IMAGE" },
} satisfies TableProperties;

/** The queue "Jobs" has the dead-letter queue "Dead". */
const workerResources = (visibility: number) => [
  resource("workerFunction0A1B2C3D", "AWS::Lambda::Function", {
    Runtime: "nodejs24.x",
    Timeout: 1,
    Role: arnOf("Role"),
  }),
  resource("Role", "AWS::IAM::Role", {}),
  resource("Policy", "AWS::IAM::Policy", {
    Roles: [{ Ref: "Role" }],
    PolicyDocument: {
      Statement: [
        grant(onQueue, arnOf("Jobs")),
        grant(onStream, arnOf("Table", "StreamArn")),
        grant(["dynamodb:ListStreams"], "*"),
      ],
    },
  }),
  resource("Jobs", "AWS::SQS::Queue", {
    VisibilityTimeout: visibility,
    RedrivePolicy: { deadLetterTargetArn: arnOf("Dead"), maxReceiveCount: 2 },
  }),
  resource("Dead", "AWS::SQS::Queue", { SqsManagedSseEnabled: true }),
  resource("Table", "AWS::DynamoDB::Table", tableProperties),
];

export const functionName = { Ref: "workerFunction0A1B2C3D" };

interface Options {
  readonly mapping: object;
  readonly invoke: (event: never) => unknown;
  /** Seconds. @default 1 */
  readonly visibility?: number;
  /** DynamoDB's address. @default none */
  readonly dynamo?: string;
}

/** `invoke` is the function, behind a gateway that judges its role. */
export async function startWorker({ mapping, invoke, visibility = 1, dynamo = "" }: Options) {
  const folder = await mkdtemp(join(tmpdir(), "worker-"));
  const [port = 0] = await freePorts(1);
  const all = [...workerResources(visibility), resource("Mapping", "AWS::Lambda::EventSourceMapping", mapping)];
  const assembly: Assembly = { templates: new Map(), assets: new Map(), resources: all };
  const values = localValues(assembly, { photos: `127.0.0.1:${port}` });
  const resolve = createResolver({ assembly, values, secret: () => undefined });
  const queues = await startQueues({ port: 0, folder, queues: queuesOf(assembly, resolve), inMemory: true });
  const addresses = Object.fromEntries(services.map((name) => [name, name === "sqs" ? queues.url : dynamo]));
  const gateway = await startGatewayOf(assembly, resolve, {
    port,
    services: addresses as Record<(typeof services)[number], string>,
  });
  let eventSources: EventSources | undefined;
  const functions = { invoke: async (_: string, event: unknown) => invoke(event as never) };
  const stop = async () => {
    await eventSources?.stop();
    await gateway.stop();
    await queues.stop();
    await rm(folder, { recursive: true });
  };
  try {
    eventSources = await startEventSources({ assembly, resolve, values, functions, gateway: gateway.url });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    sqs: new SQSClient({ endpoint: gateway.url, region: "us-east-1", credentials: localKeys }),
    url: (id: string) => values.get(`Work/${id}`)?.QueueUrl ?? "",
    permissions: () => gateway.permissions().worker,
    stopPolling: () => eventSources?.stop(),
    stop,
  };
}
