import type Stripe from "stripe";
import { deadlineOf, unlessOver } from "#lambdas/deadline.ts";
import { env } from "#lambdas/env.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { log } from "#lambdas/log.ts";
import { readSecret } from "./secrets.ts";

interface Keys {
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** Outside of prod a live key would charge real cards. */
const isMisplaced = (key: string): boolean => env.stage !== "prod" && /^[sr]k_live_/.test(key);

/** Throws UNAVAILABLE until the operator has set a key fit for the stage. */
export async function readKey(name: keyof Keys): Promise<string> {
  const { [name]: key } = await readSecret<Keys>(env.stripeSecret);
  if (key && !isMisplaced(key)) return key;
  const fault = key
    ? "the payment provider's key is a live one outside of prod"
    : "the payment provider's keys are not set";
  log.error(fault, { name });
  throw new VisibleError("UNAVAILABLE");
}

type StripeHttp = ReturnType<typeof Stripe.createNodeHttpClient>;

let library: typeof Stripe | undefined;

/** A file beside the bundle: functions that seldom need it start without it. */
async function load(): Promise<typeof Stripe> {
  library ??= (await import("stripe")).default;
  return library;
}

type Errors = Pick<
  typeof Stripe.errors,
  "StripeError" | "StripeInvalidRequestError" | "StripeSignatureVerificationError"
>;

export const isProviderError = <Name extends keyof Errors>(
  error: unknown,
  name: Name,
): error is InstanceType<Errors[Name]> => library !== undefined && error instanceof library.errors[name];

/** Ends requests at the function's deadline. */
function boundedHttp(Library: typeof Stripe): StripeHttp {
  const http = Library.createNodeHttpClient();
  const { makeRequest } = http;
  http.makeRequest = async (...request) => {
    const signal = deadlineOf("services");
    const response = await unlessOver(signal, () => makeRequest.apply(http, request));
    const { toJSON } = response;
    response.toJSON = () => unlessOver(signal, () => toJSON.call(response));
    return response;
  };
  return http;
}

function connect(Library: typeof Stripe, key: string): Stripe {
  const { hostname, port, protocol } = new URL(env.stripeApi);
  return new Library(key, {
    host: hostname,
    ...(port ? { port } : {}),
    protocol: protocol === "http:" ? "http" : "https",
    httpClient: boundedHttp(Library),
    timeout: 4_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

let client: { readonly key: string; readonly api: Stripe } | undefined;

/** Kept while its key is the same. */
export async function stripe(): Promise<Stripe> {
  const [Library, key] = await Promise.all([load(), readKey("secretKey")]);
  if (client?.key !== key) client = { key, api: connect(Library, key) };
  return client.api;
}
