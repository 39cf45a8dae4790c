import { isDeepStrictEqual } from "node:util";
import Stripe from "stripe";
import { shown } from "./showObject.ts";
import { newStripeId, type StateFile, type StripeObject, seconds } from "./state.ts";

/**
 * Stores, sends and returns an event.
 * @param before the object before an update
 */
export type Emit = (type: string, object: StripeObject, before?: StripeObject) => Promise<StripeObject>;

export interface Webhooks {
  emit: Emit;
  sign(event: StripeObject): { payload: string; signature: string };
  /** Once no delivery is in progress. */
  stop(): Promise<void>;
}

type Attributes = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Attributes =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const earlier = (before: unknown, after: unknown): unknown =>
  isGroup(before) && isGroup(after) ? previousAttributes(before, after) : (before ?? null);

/** Of a group those inside it, a list as a whole. */
function previousAttributes(before: Attributes, after: Attributes): Attributes {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
  return Object.fromEntries(changed.map((name) => [name, earlier(before[name], after[name])]));
}

const tries = 12;
const waitFor = (attempt: number) => Math.min(500 * 2 ** attempt, 60_000);

/** Until the webhook answers 2xx, starting with events of an earlier run. */
export function startWebhooks(file: StateFile, secret: string, url: string | undefined): Webhooks {
  const timers = new Set<NodeJS.Timeout>();
  const underWay = new Set<Promise<void>>();
  let stopped = false;

  const sign = (event: StripeObject) => {
    const payload = JSON.stringify(event);
    return { payload, signature: Stripe.webhooks.generateTestHeaderString({ payload, secret }) };
  };

  const post = async (event: StripeObject): Promise<boolean> => {
    const { payload, signature } = sign(event);
    const headers = { "content-type": "application/json", "stripe-signature": signature };
    const signal = AbortSignal.timeout(20_000);
    return fetch(url ?? "", { method: "POST", body: payload, headers, signal }).then(
      ({ ok }) => ok,
      () => false,
    );
  };

  const later = (event: StripeObject, milliseconds: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const work = deliver(event).finally(() => underWay.delete(work));
      underWay.add(work);
    }, milliseconds);
    timers.add(timer);
  };

  const deliver = async (event: StripeObject) => {
    const delivery = file.value.deliveries.find((one) => one.event.id === event.id);
    if (!delivery || stopped) return;
    delivery.delivered = await post(event);
    delivery.tries += 1;
    await file.save();
    if (!delivery.delivered && delivery.tries < tries && !stopped) later(event, waitFor(delivery.tries));
  };

  const dataOf = (object: StripeObject, before: StripeObject | undefined) => {
    const after = structuredClone(shown(file.value, object));
    if (!before) return { object: after };
    return { object: after, previous_attributes: previousAttributes(shown(file.value, before), after) };
  };

  const emit: Emit = async (type, object, before) => {
    const event: StripeObject = {
      id: newStripeId("evt"),
      object: "event",
      api_version: Stripe.API_VERSION,
      created: seconds(),
      data: dataOf(object, before),
      type,
    };
    file.value.deliveries.push({ event, delivered: false, tries: 0 });
    await file.save();
    if (url) later(event, 0);
    return event;
  };

  if (url)
    for (const { event, delivered } of file.value.deliveries)
      if (!delivered) {
        // A new run starts counting again.
        later(event, 1_000);
      }
  return {
    emit,
    sign,
    async stop() {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
}
