import type { RequestOf } from "#shared/contract/call.ts";
import type { countEntries, listNewEntries } from "#shared/contract/entries.ts";
import type { EntryOrder } from "#shared/model/entry.ts";
import { states } from "#shared/states.ts";

/** A call that answers a queue: new or updated entries. */
export type QueueCall = typeof listNewEntries;
export type QueueRequest = Omit<RequestOf<QueueCall>, "Cursor" | "Limit">;
export type CountRequest = Omit<RequestOf<typeof countEntries>, "Kind" | "After">;

/** What a queue's screen looks for: "" where nothing is asked for. */
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

/** What is kept, with a change: what is usual or empty is left out, what else stands there stays. */
export function writeQuery(params: URLSearchParams, change: Partial<QueueQuery>): URLSearchParams {
  const { sort, ...texts } = { ...readQuery(params), ...change };
  const next = new URLSearchParams(params);
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  for (const name of names) set(name, texts[name]);
  set("sort", sort === "NEWEST" ? "newest" : "");
  return next;
}

const zipCode = /^\d{5}(-\d{4})?$/;

/**
 * What the server is asked for. Five digits are a zip, any other text is words. A city counts with its state
 * only, and only for who sees every city.
 */
export function requestOf({ search, sort, city, state }: QueueQuery, seesEveryCity: boolean): QueueRequest {
  const text = search.trim();
  const [City, State] = [city.trim(), states.find(({ code }) => code === state)?.code];
  return {
    ...(zipCode.test(text) ? { Zip: text } : text ? { Search: text } : {}),
    ...(sort === "NEWEST" ? { Sort: sort } : {}),
    ...(seesEveryCity && City && State ? { City, State } : {}),
  };
}

/** The part of a request that a count can be narrowed by. */
export function countRequestOf({ City, State, Zip }: QueueRequest): CountRequest {
  return { ...(City && State ? { City, State } : {}), ...(Zip ? { Zip } : {}) };
}
