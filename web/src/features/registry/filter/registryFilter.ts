import * as z from "zod/mini";
import type { RequestOf } from "#shared/contract/call.ts";
import type { listRegistry } from "#shared/contract/jackets/registry.ts";
import type { Area } from "#shared/model/registry/area.ts";
import { registryOrder } from "#shared/model/registry/home.ts";
import { type RegistryNeed, registryNeeds } from "#shared/model/registry/registryNeeds.ts";
import { isCalendarDate } from "#shared/rules/dates.ts";
import { keptAlert } from "./alert/keptAlerts.ts";
import { areaReaders, numberOf, readAs } from "./areaReaders.ts";

export type FilterRequest = Pick<
  RequestOf<typeof listRegistry>,
  "Area" | "Needs" | "Match" | "MaxHours" | "ConfirmedBefore" | "Waiting" | "Order" | "OutageSince"
>;

/** As typed and kept. */
export const blankFilter = {
  where: "ALL",
  city: "",
  state: "",
  zip: "",
  center: "",
  km: "",
  polygon: "",
  county: "",
  /** The requested alert, and the last one read: ids of kept ones. */
  alert: "",
  read: "",
  saved: "",
  needs: "",
  match: "ANY",
  hours: "",
  before: "",
  waiting: "",
  order: "URGENCY",
  outage: "",
};
type FilterName = keyof typeof blankFilter;
export type RegistryFilter = Readonly<Record<FilterName, string>>;
export type FilterProblems = Readonly<Partial<Record<string, string>>>;

const names = Object.keys(blankFilter) as FilterName[];

export function readFilter(params: URLSearchParams): RegistryFilter {
  return Object.fromEntries(names.map((name) => [name, params.get(name) ?? blankFilter[name]])) as RegistryFilter;
}

/** Leaves out defaults; other parameters stay. */
export function writeFilter(params: URLSearchParams, filter: RegistryFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of names) {
    if (filter[name] && filter[name] !== blankFilter[name]) next.set(name, filter[name]);
    else next.delete(name);
  }
  return next;
}

const knownNeeds: readonly string[] = registryNeeds;

/** In the checklist's order. */
export const needsOf = ({ needs }: Pick<RegistryFilter, "needs">): RegistryNeed[] => {
  const chosen = needs.split(" ").filter((need) => knownNeeds.includes(need));
  return registryNeeds.filter((need) => chosen.includes(need));
};

/** Decimals of a degree: a hand's width on the ground. */
const places = 6;

export const pointText = ({ lat, lng }: { readonly lat: number; readonly lng: number }): string =>
  `${Number(lat.toFixed(places))}, ${Number(lng.toFixed(places))}`;

export const ringText = (ring: readonly (readonly number[])[]): string =>
  ring.map((corner) => corner.map((degrees) => Number(degrees.toFixed(places))).join(",")).join(" ");

const details = z.object({
  hours: readAs((text) => {
    const value = text.trim() === "" ? undefined : numberOf(text);
    return value === undefined || (value >= 0 && value <= 999) ? { value } : "Please enter hours from 0 to 999";
  }),
  before: readAs((text) =>
    text === "" || isCalendarDate(text) ? { value: text || undefined } : "Please choose a day",
  ),
  outage: readAs((text) => {
    const began = text === "" ? undefined : Date.parse(text);
    const isPast = began === undefined || began <= Date.now();
    return isPast ? { value: began && new Date(began).toISOString() } : "Please choose a time that has passed";
  }),
  order: z.catch(registryOrder, "URGENCY"),
});

interface FilterReading {
  /** Undefined with a problem. */
  readonly request?: FilterRequest;
  readonly problems: FilterProblems;
}

const isArea = (where: string): where is keyof typeof areaReaders => Object.hasOwn(areaReaders, where);

/** After a reload or in another tab the alert's text is gone: all places, and not an area that is none. */
export const withoutLostAlert = (filter: RegistryFilter): RegistryFilter =>
  filter.where === "ALERT" && keptAlert(filter.alert) === undefined && filter.alert !== ""
    ? { ...filter, where: blankFilter.where, alert: "", read: "" }
    : filter;

const readArea = (filter: RegistryFilter) => areaReaders[isArea(filter.where) ? filter.where : "ALL"].safeParse(filter);

/** To be kept by a name; undefined without an area. */
export function areaOf(filter: RegistryFilter): Area | undefined {
  const asked = readArea(filter).data;
  return asked === undefined || "AreaID" in asked || "Unplaced" in asked ? undefined : (asked as Area);
}

/** For the map: an alert's before it is used, too. */
export function shownArea(draft: RegistryFilter): Area | undefined {
  const read = draft.where === "ALERT" ? keptAlert(draft.read) : undefined;
  return read === undefined ? areaOf(draft) : { Alert: read };
}

export function requestOf(filter: RegistryFilter): FilterReading {
  const area = readArea(filter);
  const other = details.safeParse(filter);
  const issues = [...(area.error?.issues ?? []), ...(other.error?.issues ?? [])];
  if (!area.success || !other.success)
    return { problems: Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])) };
  const Needs = needsOf(filter);
  const { hours, before, outage, order } = other.data;
  return {
    problems: {},
    request: {
      ...(area.data && { Area: area.data as NonNullable<FilterRequest["Area"]> }),
      ...(Needs.length > 0 && { Needs }),
      ...(Needs.length > 1 && filter.match === "ALL" && { Match: "ALL" as const }),
      ...(hours.value !== undefined && { MaxHours: hours.value }),
      ...(before.value && { ConfirmedBefore: before.value }),
      ...(outage.value && { OutageSince: outage.value }),
      ...(order !== "URGENCY" && { Order: order }),
      ...(filter.waiting && { Waiting: filter.waiting === "YES" }),
    },
  };
}
