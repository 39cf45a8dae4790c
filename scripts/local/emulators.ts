import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Assembly, Resource } from "./assembly.ts";
import { startCapture } from "./capture.ts";
import { deployedNames } from "./deployedNames.ts";
import { startDynamo } from "./dynamo.ts";
import type { Endpoints } from "./environment.ts";
import { startGeocoder } from "./geocoder.ts";
import { startIdentity } from "./identity.ts";
import { type Inbox, openInbox } from "./inbox.ts";
import { localValues } from "./localValues.ts";
import { startPhotos } from "./photos.ts";
import type { Ports } from "./ports.ts";
import { bucketsOf, provision, provisionSecrets } from "./provision.ts";
import { openSecrets, secretArn } from "./secrets.ts";
import type { Running } from "./serve.ts";
import { startStripe } from "./stripe/startStripe.ts";
import { createResolver, keyOf, type LocalValues, localRegion, type Resolve } from "./template.ts";

interface Options {
  readonly assembly: Assembly;
  readonly ports: Ports;
  /** Where everything is kept. */
  readonly folder: string;
  /** Keeps records in memory, gone at the end. @default false */
  readonly inMemory?: boolean;
  /** Sends payment events to the site's webhook. */
  readonly webhooks: boolean;
}

export interface Emulators {
  readonly endpoints: Endpoints;
  readonly stripe: string;
  readonly inbox: Inbox;
  readonly resolve: Resolve;
  readonly values: LocalValues;
  /** Resolves when the records' service ended without being stopped. */
  readonly recordsEnded: Promise<void>;
  readonly stop: () => Promise<void>;
}

const isStripeSecret = ({ id }: Resource) => /stripe/i.test(id);

const stripeKeys = () =>
  JSON.stringify({
    secretKey: `sk_test_${randomBytes(16).toString("hex")}`,
    webhookSecret: `whsec_${randomBytes(16).toString("hex")}`,
  });

/** Starts every emulator at once and makes in them what the template declares. */
export async function startEmulators(options: Options): Promise<Emulators> {
  const { assembly, ports, folder, inMemory = false, webhooks } = options;
  const site = `http://localhost:${ports.site}`;
  const uploads = `127.0.0.1:${ports.uploads}`;
  const stripe = `http://127.0.0.1:${ports.stripe}`;
  const values = localValues(assembly, { uploads });
  const secrets = await openSecrets(join(folder, "secrets.json"));
  const inbox = await openInbox(join(folder, "inbox.json"));
  await provisionSecrets(assembly, secrets, (resource) =>
    isStripeSecret(resource) ? stripeKeys() : undefined,
  );
  const resolve = createResolver({
    assembly,
    values,
    secret: secrets.get,
    addresses: [
      [`https://${deployedNames.site}`, site],
      [`https://${deployedNames.payment}`, `http://localhost:${ports.payment}`],
      [`https://${uploads}`, `http://${uploads}`],
      ["https://api.stripe.com", stripe],
      [`https://cognito-idp.${localRegion}.amazonaws.com`, `http://127.0.0.1:${ports.identity}`],
    ],
  });
  const stripeSecret = assembly.resources.find(
    (resource) => resource.type === "AWS::SecretsManager::Secret" && isStripeSecret(resource),
  );
  const keys = JSON.parse((stripeSecret && secrets.get(secretArn(keyOf(stripeSecret)))) ?? "{}") as {
    secretKey: string;
    webhookSecret: string;
  };
  const started = await Promise.allSettled([
    startDynamo({ port: ports.dynamo, ...(inMemory ? {} : { folder: join(folder, "records") }) }),
    startPhotos({
      port: ports.uploads,
      folder: join(folder, "photos"),
      buckets: bucketsOf(assembly, resolve),
    }),
    startIdentity({ port: ports.identity, folder: join(folder, "identity") }),
    startCapture({ port: ports.capture, inbox, secrets }),
    startGeocoder({ port: ports.geocoder }),
    startStripe({
      port: ports.stripe,
      file: join(folder, "payments.json"),
      ...keys,
      ...(webhooks ? { webhookUrl: `${site}/api/payment/webhook` } : {}),
    }),
  ]);
  const running = started.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  const stop = async () => {
    await Promise.all(running.map((one: Running) => one.stop()));
  };
  const failed = started.find((result) => result.status === "rejected");
  if (failed) {
    await stop();
    throw failed.reason;
  }
  const [dynamo, photos, identity, capture, geocoder] = running.map(({ url }) => url) as [
    string,
    string,
    string,
    string,
    string,
  ];
  await provision(assembly, resolve, values, { dynamo, identity });
  return { endpoints: { dynamo, photos, identity, capture, geocoder }, stripe, inbox, resolve, values, stop };
}
