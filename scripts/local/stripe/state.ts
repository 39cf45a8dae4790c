import { randomBytes } from "node:crypto";
import { type JsonFile, openJsonFile } from "#scripts/local/common/openJsonFile.ts";
import { noSuch } from "./StripeError.ts";

export interface StripeObject {
  readonly id: string;
  readonly object: string;
  [name: string]: unknown;
}

interface Delivery {
  readonly event: StripeObject;
  delivered: boolean;
  tries: number;
}

export interface StripeState {
  /** "" until the hosted pages are served. */
  pageUrl: string;
  readonly things: Record<string, StripeObject>;
  /** Oldest first. */
  readonly deliveries: Delivery[];
  /** By Idempotency-Key. */
  readonly replies: Record<string, { readonly request: string; readonly status: number; readonly body: unknown }>;
}

export type StateFile = JsonFile<StripeState>;

export const openState = (path: string | undefined): Promise<StateFile> =>
  openJsonFile<StripeState>(path, { pageUrl: "", things: {}, deliveries: [], replies: {} });

export const newStripeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

export const seconds = (): number => Math.floor(Date.now() / 1000);

export function keep(
  state: StripeState,
  prefix: string,
  object: string,
  fields: Readonly<Record<string, unknown>>,
): StripeObject {
  const thing: StripeObject = { id: newStripeId(prefix), object, created: seconds(), ...fields };
  state.things[thing.id] = thing;
  return thing;
}

export function find(state: StripeState, object: string, id: string): StripeObject | undefined {
  const thing = state.things[id];
  return thing?.object === object ? thing : undefined;
}

export function need(state: StripeState, object: string, id: string): StripeObject {
  const thing = find(state, object, id);
  if (!thing) throw noSuch(object, id);
  return thing;
}

export const allOf = (state: StripeState, object: string): StripeObject[] =>
  Object.values(state.things)
    .filter((thing) => thing.object === object)
    .reverse();
