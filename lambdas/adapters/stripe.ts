import Stripe from "stripe";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { readSecret } from "./secrets.ts";

interface Keys {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** A key of the provider's. Throws unavailable until the operator has set it. */
export async function readKey(name: keyof Keys): Promise<string> {
  const { [name]: key } = await readSecret<Keys>(env.stripeSecret);
  if (key) return key;
  log.error("the payment provider's keys are not set", { name });
  throw new VisibleError("UNAVAILABLE");
}

function connect(key: string): Stripe {
  const { hostname, port, protocol } = new URL(env.stripeApi);
  return new Stripe(key, {
    host: hostname,
    ...(port ? { port } : {}),
    protocol: protocol === "http:" ? "http" : "https",
    timeout: 4_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

let client: { readonly key: string; readonly api: Stripe } | undefined;

/** The provider's client, kept while its key is the same. */
export async function stripe(): Promise<Stripe> {
  const key = await readKey("secretKey");
  if (client?.key !== key) client = { key, api: connect(key) };
  return client.api;
}
