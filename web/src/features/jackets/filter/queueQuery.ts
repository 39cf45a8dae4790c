import type { RequestOf } from "#shared/contract/call.ts";
import type { countEntries, listNewEntries } from "#shared/contract/jackets/entries.ts";
import { zipOf } from "#shared/fields/address.ts";
import type { EntryOrder } from "#shared/model/jacket/entry.ts";
import { states } from "#shared/states.ts";

export type QueueCall = typeof listNewEntries;
export type QueueRequest = Omit<RequestOf<QueueCall>, "Cursor" | "Limit">;
export type CountRequest = Omit<RequestOf<typeof countEntries>, "Kind" | "LaterThan">;

/** "" asks for nothing. */
export interface QueueQuery {
  readonly search: string;
  readonly sort: EntryOrder;
  readonly city: string;
  readonly state: string;
}

const longest = 100;
const names = ["search", "city", "state"] as const;

export function readQuery(params: URLSearchParams): QueueQuery {
  const [search = "", city = "", state = ""] = names.map((name) => params.get(name)?.slice(0, longest));
  return {
    search,
    city,
    state: states.some(({ code }) => code === state) ? state : "",
    sort: params.get("sort") === "newest" ? "NEWEST" : "OLDEST",
  };
}

/** Leaves out defaults and empty values; other parameters stay. */
export function writeQuery(params: URLSearchParams, change: Partial<QueueQuery>): URLSearchParams {
  const { sort, ...texts } = { ...readQuery(params), ...change };
  const next = new URLSearchParams(params);
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  for (const name of names) set(name, texts[name]);
  set("sort", sort === "NEWEST" ? "newest" : "");
  return next;
}

/** Five digits are a zip, other text is words. A city needs its state, and a reader of every city. */
export function requestOf({ search, sort, city, state }: QueueQuery, seesEveryCity: boolean): QueueRequest {
  const text = search.trim();
  const [City, State] = [city.trim(), states.find(({ code }) => code === state)?.code];
  return {
    ...(zipOf(text) ? { Zip: text } : text ? { Search: text } : {}),
    ...(sort === "NEWEST" ? { Sort: sort } : {}),
    ...(seesEveryCity && City && State ? { City, State } : {}),
  };
}

export function countRequestOf({ City, State, Zip }: QueueRequest): CountRequest {
  return { ...(City && State ? { City, State } : {}), ...(Zip ? { Zip } : {}) };
}
