import { json, type ServedAnswer, type ServedRequest } from "#scripts/local/common/serve.ts";
import { finishNow } from "./checkout.ts";
import { StripeError } from "./StripeError.ts";
import { need, type StateFile, type StripeObject } from "./state.ts";
import { act } from "./subscriptionActions.ts";
import type { Emit, Webhooks } from "./webhooks.ts";

/** A browser returns to the page; any other client gets JSON. */
const isBrowser = ({ headers }: ServedRequest) => headers.accept?.includes("text/html") === true;

async function move(file: StateFile, hooks: Webhooks, id: string, action: string): Promise<ServedAnswer> {
  const subscription = need(file.value, "subscription", id);
  const sent: StripeObject[] = [];
  const emit: Emit = async (type, object, before) => {
    const event = await hooks.emit(type, object, before);
    sent.push(event);
    return event;
  };
  await act(file.value, emit, subscription, action);
  await file.save();
  return json({ subscription, events: sent.map((event) => signed(hooks, event)) });
}

const signed = (hooks: Webhooks, event: StripeObject) => ({ type: event.type, ...hooks.sign(event) });

/** Made once: a test run asks thousands of times. */
const texts = new WeakMap<StripeObject, string>();

function textOf(event: StripeObject): string {
  const text = texts.get(event) ?? JSON.stringify(event);
  texts.set(event, text);
  return text;
}

const eventsAbout = ({ value }: StateFile, id: string): StripeObject[] =>
  value.deliveries
    .map(({ event }) => event)
    .filter((event) => textOf(event).includes(id))
    .reverse();

const objectsAbout = ({ value: { things, deliveries } }: StateFile, id: string) => ({
  things: Object.values(things).filter((thing) => JSON.stringify(thing).includes(id)),
  deliveries: deliveries.filter(({ event }) => textOf(event).includes(id)),
});

function addObjects({ value }: StateFile, { body }: ServedRequest): void {
  const { things, deliveries } = JSON.parse(body.toString()) as ReturnType<typeof objectsAbout>;
  for (const thing of things) value.things[thing.id] = thing;
  value.deliveries.push(...deliveries);
}

async function take(file: StateFile, hooks: Webhooks, received: ServedRequest): Promise<ServedAnswer> {
  const { method, url } = received;
  const [, , what, id = "", action = ""] = url.pathname.split("/");
  if (method === "GET" && what === "events")
    return json(eventsAbout(file, url.searchParams.get("about") ?? "").map((event) => signed(hooks, event)));
  if (method === "GET" && what === "objects") return json(objectsAbout(file, url.searchParams.get("about") ?? ""));
  if (method === "POST" && what === "objects") {
    addObjects(file, received);
    return json({});
  }
  if (method === "POST" && what === "subscriptions") return move(file, hooks, id, action);
  if (method === "POST" && what === "finish") {
    await finishNow(file.value, hooks.emit, id);
    return json({});
  }
  const known =
    "GET /local/events?about={id}, GET /local/objects?about={id}, POST /local/objects, POST /local/subscriptions/{id}/{action}, POST /local/finish/{session}";
  return json({ message: known }, 404);
}

export async function control(file: StateFile, hooks: Webhooks, received: ServedRequest): Promise<ServedAnswer> {
  try {
    const answer = await take(file, hooks, received);
    const goBack = received.method === "POST" && isBrowser(received);
    return goBack ? { status: 303, headers: { location: "/" } } : answer;
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return json({ error: error.error }, error.status);
  }
}
