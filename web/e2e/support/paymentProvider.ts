import { expect, inject } from "vitest";
import { membersOf } from "./family.ts";
import type { Resident } from "./resident.ts";

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

async function completed({ id }: Pick<Resident, "id">): Promise<Thing[]> {
  return (await events())
    .filter(({ type, object }) => type === "checkout.session.completed" && object.client_reference_id === id)
    .map(({ object }) => object);
}

/** What a resident paid on the provider's pages, oldest first, in cents. */
export const charges = async (resident: Pick<Resident, "id">): Promise<number[]> =>
  (await completed(resident)).map(({ amount_total }) => amount_total);

/** How many of a resident's subscriptions have ended. */
export async function endedSubscriptions(resident: Pick<Resident, "id">): Promise<number> {
  const own = (await completed(resident)).map(({ subscription }) => subscription);
  const ended = (await events()).filter(
    ({ type, object }) => type === "customer.subscription.deleted" && own.includes(object.id),
  );
  return ended.length;
}

/** Does to a resident's newest subscription what comes in the course of months: "fail", "collect", "refund". */
export async function advance(resident: Pick<Resident, "id">, action: string): Promise<void> {
  const [newest] = (await completed(resident)).reverse();
  const path = `/local/subscriptions/${newest?.subscription}/${action}`;
  const { status } = await fetch(`${providerOrigin()}${path}`, { method: "POST" });
  expect(status).toBe(200);
}

/** Where the payments of a resident's members stand on the server: "Ada COMPLETE". */
export const standingsOf = async (resident: Resident): Promise<string[]> =>
  (await membersOf(resident)).map(({ First, payed }) => `${First} ${payed}`);
