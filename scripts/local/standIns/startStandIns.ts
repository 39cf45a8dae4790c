import { randomBytes } from "node:crypto";
import { EventEmitter } from "node:events";
import { join } from "node:path";
import type { Ports } from "#scripts/local/common/ports.ts";
import type { EventBus } from "#scripts/local/functions/startRules.ts";
import { type RunningGateway, startGatewayOf } from "#scripts/local/gateway/startAppGateway.ts";
import type { PermissionReport } from "#scripts/local/iam/PermissionLedger.ts";
import { startStripe } from "#scripts/local/stripe/startStripe.ts";
import type { Assembly, Resource } from "#scripts/local/template/assembly.ts";
import { createResolver, type Resolve } from "#scripts/local/template/createResolver.ts";
import { deployedNames } from "#scripts/local/template/deployedNames.ts";
import { keyOf, localRegion, secretArn } from "#scripts/local/template/localNames.ts";
import { type LocalValues, localValues } from "#scripts/local/template/localValues.ts";
import { functionName, nodeFunctions } from "#scripts/local/template/nodeFunctions.ts";
import { type Inbox, openInbox } from "./openInbox.ts";
import { type LocalSecrets, openSecrets } from "./openSecrets.ts";
import { bucketsOf, provision, provisionDerivedSecrets, provisionSecrets } from "./provision.ts";
import { queuesOf } from "./queuesOf.ts";
import { startCapture } from "./startCapture.ts";
import { type Dynamo, startDynamo } from "./startDynamo.ts";
import { startGeocoder } from "./startGeocoder.ts";
import { startIdentity } from "./startIdentity.ts";
import { startPhotos } from "./startPhotos.ts";
import { startQueues } from "./startQueues.ts";

interface SiteAddresses {
  readonly webhookUrl: string;
  readonly dailyRunUrl: string;
}

interface Options {
  readonly assembly: Assembly;
  readonly ports: Ports;
  readonly folder: string;
  /** @default started with the others */
  readonly dynamo?: Promise<Dynamo>;
  /** Everything but photos. @default false */
  readonly inMemory?: boolean;
  /** @default none: the payment stand-in sends no events and offers no daily run */
  readonly siteAddresses?: SiteAddresses;
  readonly onPermissionNews?: (report: () => PermissionReport) => void;
}

export interface StandIns {
  /** Of all AWS services, for functions and browsers. */
  readonly gateway: string;
  /** For tests. */
  readonly behind: Readonly<Record<"dynamo" | "capture" | "identity", string>>;
  readonly permissions: () => PermissionReport;
  readonly stripe: string;
  readonly inbox: Inbox;
  /** Events for rules. */
  readonly bus: EventBus;
  readonly resolve: Resolve;
  readonly values: LocalValues;
  /** When DynamoDB Local ends without being stopped. */
  readonly recordsEnded: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Filled in by an operator; locally made up. */
const isStripeSecret = ({ type, id }: Resource) => type === "AWS::SecretsManager::Secret" && /stripe/i.test(id);

const stripeKeys = () =>
  JSON.stringify({
    secretKey: `sk_test_${randomBytes(16).toString("hex")}`,
    webhookSecret: `whsec_${randomBytes(16).toString("hex")}`,
  });

async function provisionAllSecrets(assembly: Assembly, file: string): Promise<LocalSecrets> {
  const secrets = await openSecrets(file);
  await provisionSecrets(assembly, secrets, (secret) => (isStripeSecret(secret) ? stripeKeys() : undefined));
  return secrets;
}

function readStripeKeys(assembly: Assembly, secrets: LocalSecrets) {
  const [secret] = assembly.resources.filter(isStripeSecret);
  const text = secret && secrets.get(secretArn(keyOf(secret)));
  if (!text) throw new Error("The template has no secret for the payment provider's keys");
  return JSON.parse(text) as { secretKey: string; webhookSecret: string };
}

const addressesOf = (ports: Ports): [string, string][] => [
  [`https://${deployedNames.site}`, `http://localhost:${ports.site}`],
  [`https://${deployedNames.payment}`, `http://localhost:${ports.payment}`],
  [`https://${deployedNames.backup}`, `http://localhost:${ports.backup}`],
  [`https://127.0.0.1:${ports.gateway}`, `http://127.0.0.1:${ports.gateway}`],
  ["https://api.stripe.com", `http://127.0.0.1:${ports.stripe}`],
  [`https://cognito-idp.${localRegion}.amazonaws.com`, `http://127.0.0.1:${ports.identity}`],
];

export async function startStandIns(options: Options): Promise<StandIns> {
  const { assembly, ports, folder, inMemory = false, siteAddresses, onPermissionNews } = options;
  const values = localValues(assembly, { photos: `127.0.0.1:${ports.gateway}` });
  const kept = (name: string) => (inMemory ? undefined : join(folder, name));
  const inbox = await openInbox(kept("inbox.json"));
  const secrets = await provisionAllSecrets(assembly, join(folder, "secrets.json"));
  const addresses = addressesOf(ports);
  const resolve = createResolver({ assembly, values, secret: secrets.get, addresses });
  const bus: EventBus = new EventEmitter();
  const queuesWanted = queuesOf(assembly, resolve);
  const starting = [
    options.dynamo ?? startDynamo({ port: ports.dynamo, folder: join(folder, "records"), inMemory }),
    startPhotos({
      port: ports.photos,
      folder: join(folder, "photos"),
      buckets: bucketsOf(assembly, resolve),
      accessKeys: nodeFunctions(assembly).map(functionName),
    }),
    startIdentity({ port: ports.identity, folder: join(folder, "identity"), inMemory }),
    startCapture({ port: ports.capture, inbox, secrets, bus }),
    startGeocoder({ port: ports.geocoder }),
    startStripe({
      port: ports.stripe,
      file: kept("payments.json"),
      ...readStripeKeys(assembly, secrets),
      ...siteAddresses,
    }),
    startQueues({
      port: ports.queues,
      folder: join(folder, "queues"),
      queues: queuesWanted,
      inMemory,
    }),
  ] as const;
  let gateway: RunningGateway | undefined;
  const stop = async () => {
    await gateway?.stop();
    const ends = await Promise.allSettled(starting);
    await Promise.all(ends.map((end) => (end.status === "fulfilled" ? end.value.stop() : undefined)));
  };
  try {
    const [dynamo, photos, identity, capture, geocoder, stripe, queues] = await Promise.all(starting);
    await provision(assembly, resolve, values, { dynamo: dynamo.url, identity: identity.url });
    await provisionDerivedSecrets(assembly, resolve, secrets);
    // Policies name results of provisioning, such as the user pool.
    gateway = await startGatewayOf(assembly, resolve, {
      port: ports.gateway,
      services: {
        dynamodb: dynamo.url,
        s3: photos.url,
        "cognito-idp": identity.url,
        geo: geocoder.url,
        ses: capture.url,
        sns: capture.url,
        secretsmanager: capture.url,
        sqs: queues.url,
      },
      onPermissionNews,
    });
    return {
      gateway: gateway.url,
      behind: { dynamo: dynamo.url, capture: capture.url, identity: identity.url },
      permissions: gateway.permissions,
      stripe: stripe.url,
      inbox,
      bus,
      resolve,
      values,
      recordsEnded: dynamo.ended,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
