import { expect, inject } from "vitest";
import { callApi } from "./api.ts";
import { membersOf } from "./family.ts";
import type { Resident } from "./resident.ts";

interface EventObject {
  readonly id: string;
  readonly amount_total: number;
  readonly client_reference_id: string | null;
  readonly subscription: string | null;
}

/** Three ports after the site. */
const providerOrigin = (): string => {
  const { protocol, hostname, port } = new URL(inject("siteOrigin"));
  return `${protocol}//${hostname}:${Number(port) + 3}`;
};

interface Event {
  readonly type: string;
  readonly object: EventObject;
}

/** Oldest first. */
async function events(): Promise<Event[]> {
  const answer = await fetch(`${providerOrigin()}/local/events`);
  const told = (await answer.json()) as { type: string; payload: string }[];
  return told.map(({ type, payload }) => ({ type, object: JSON.parse(payload).data.object as EventObject })).reverse();
}

async function completed({ id }: Pick<Resident, "id">): Promise<EventObject[]> {
  return (await events())
    .filter(({ type, object }) => type === "checkout.session.completed" && object.client_reference_id === id)
    .map(({ object }) => object);
}

/** Oldest first, in cents. */
export const charges = async (resident: Pick<Resident, "id">): Promise<number[]> =>
  (await completed(resident)).map(({ amount_total }) => amount_total);

export async function endedSubscriptions(resident: Pick<Resident, "id">): Promise<number> {
  const own = (await completed(resident)).map(({ subscription }) => subscription);
  const ended = (await events()).filter(
    ({ type, object }) => type === "customer.subscription.deleted" && own.includes(object.id),
  );
  return ended.length;
}

/** The newest one: "fail", "collect", "refund", "decline", "pass", ... */
export async function advance(resident: Pick<Resident, "id">, action: string): Promise<void> {
  const [newest] = (await completed(resident)).reverse();
  const path = `/local/subscriptions/${newest?.subscription}/${action}`;
  const { status } = await fetch(`${providerOrigin()}${path}`, { method: "POST" });
  expect(status).toBe(200);
}

/** On the provider's page, in another window. */
export async function changeCard(resident: Resident, number: string): Promise<void> {
  const { URL: portal } = await callApi<{ URL: string }>("POST", "/payment/billing", { Portal: true }, resident);
  const body = new URLSearchParams({ action: "card", number, exp: "12/40", cvc: "123" });
  const { status } = await fetch(portal, { method: "POST", body, redirect: "manual" });
  expect(status).toBe(303);
}

/** "Ada COMPLETE" */
export const paymentStates = async (resident: Resident): Promise<string[]> =>
  (await membersOf(resident)).map(({ First, payed }) => `${First} ${payed}`);

/** In dollars, with the saved card, too. */
export async function receipts(resident: Resident): Promise<number[]> {
  const { Receipts } = await callApi<{ Receipts: { Dollars: number }[] }>("POST", "/payment/billing", {}, resident);
  return Receipts.map(({ Dollars }) => Dollars);
}
