import { expect, inject } from "vitest";
import { type Family, membersOf } from "./family.ts";

/** What the provider's events tell of: a checkout or a subscription. */
interface Thing {
  readonly id: string;
  readonly amount_total: number;
  readonly client_reference_id: string | null;
  readonly subscription: string | null;
}

/** Where the payment provider's stand-in is: three ports after the site. */
const providerOrigin = (): string => {
  const { protocol, hostname, port } = new URL(inject("siteOrigin"));
  return `${protocol}//${hostname}:${Number(port) + 3}`;
};

interface Event {
  readonly type: string;
  readonly object: Thing;
}

/** The provider's events, oldest first. */
async function events(): Promise<Event[]> {
  const answer = await fetch(`${providerOrigin()}/local/events`);
  const told = (await answer.json()) as { type: string; payload: string }[];
  return told
    .map(({ type, payload }) => ({ type, object: JSON.parse(payload).data.object as Thing }))
    .reverse();
}

async function completed({ id }: Pick<Family, "id">): Promise<Thing[]> {
  return (await events())
    .filter(({ type, object }) => type === "checkout.session.completed" && object.client_reference_id === id)
    .map(({ object }) => object);
}

/** What a family paid on the provider's pages, oldest first, in cents. */
export const charges = async (family: Pick<Family, "id">): Promise<number[]> =>
  (await completed(family)).map(({ amount_total }) => amount_total);

/** How many of a family's subscriptions have ended. */
export async function endedSubscriptions(family: Pick<Family, "id">): Promise<number> {
  const own = (await completed(family)).map(({ subscription }) => subscription);
  const ended = (await events()).filter(
    ({ type, object }) => type === "customer.subscription.deleted" && own.includes(object.id),
  );
  return ended.length;
}

/** Does to a family's newest subscription what comes in the course of months: "fail", "collect", "refund". */
export async function advance(family: Pick<Family, "id">, action: string): Promise<void> {
  const [newest] = (await completed(family)).reverse();
  const path = `/local/subscriptions/${newest?.subscription}/${action}`;
  const { status } = await fetch(`${providerOrigin()}${path}`, { method: "POST" });
  expect(status).toBe(200);
}

/** Where the payments of a family's members stand on the server: "Ada COMPLETE". */
export const standingsOf = async (family: Family): Promise<string[]> =>
  (await membersOf(family)).map(({ First, payed }) => `${First} ${payed}`);
