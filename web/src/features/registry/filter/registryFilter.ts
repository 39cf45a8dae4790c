import * as z from "zod/mini";
import type { RequestOf } from "#shared/contract/call.ts";
import type { listRegistry } from "#shared/contract/jackets/registry.ts";
import { city, state, zip } from "#shared/fields/address.ts";
import { geo } from "#shared/fields/household.ts";
import { id } from "#shared/fields/ids.ts";
import { type Area, mostKilometers } from "#shared/model/registry/area.ts";
import { registryOrder } from "#shared/model/registry/home.ts";
import { type RegistryNeed, registryNeeds } from "#shared/model/registry/registryNeeds.ts";
import { isCalendarDate } from "#shared/rules/dates.ts";
import type { Point } from "#shared/rules/registry/Ring.ts";
import { readPolygon } from "#shared/rules/registry/readPolygon.ts";
import { keptAlert } from "./alert/keptAlerts.ts";

export type FilterRequest = Pick<
  RequestOf<typeof listRegistry>,
  "Area" | "Needs" | "Match" | "MaxHours" | "ConfirmedBefore" | "Waiting" | "Order" | "OutageSince"
>;

/** As typed and kept: texts alone. */
export const blankFilter = {
  where: "ALL",
  city: "",
  state: "",
  zip: "",
  center: "",
  km: "",
  polygon: "",
  county: "",
  /** The alert whose area is asked for, and the one that was read last: names of kept ones. */
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

/** Leaves out what is as by default; other values stay. */
export function writeFilter(params: URLSearchParams, filter: RegistryFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of names) {
    if (filter[name] && filter[name] !== blankFilter[name]) next.set(name, filter[name]);
    else next.delete(name);
  }
  return next;
}

const knownNeeds: readonly string[] = registryNeeds;

/** In the order of the checklist. */
export const needsOf = ({ needs }: Pick<RegistryFilter, "needs">): RegistryNeed[] => {
  const chosen = needs.split(" ").filter((need) => knownNeeds.includes(need));
  return registryNeeds.filter((need) => chosen.includes(need));
};

/** A hand's width on the ground. */
const places = 6;

export const pointText = ({ lat, lng }: { readonly lat: number; readonly lng: number }): string =>
  `${Number(lat.toFixed(places))}, ${Number(lng.toFixed(places))}`;

export const ringText = (ring: readonly (readonly number[])[]): string =>
  ring.map((corner) => corner.map((degrees) => Number(degrees.toFixed(places))).join(",")).join(" ");

const numberOf = (text: string): number => (text.trim() === "" ? Number.NaN : Number(text));

const ringOf = (text: string): Point[] =>
  text
    .split(" ")
    .filter(Boolean)
    .map((corner) => {
      const [lng = Number.NaN, lat = Number.NaN] = corner.split(",").map(numberOf);
      return [lng, lat];
    });

/** A text's value, or the sentence why it has none. */
function readAs<T>(read: (text: string) => T | string) {
  return z.pipe(
    z.string(),
    z.transform((input, { issues }): T => {
      const value = read(input);
      if (typeof value !== "string") return value;
      issues.push({ code: "custom", input, message: value });
      return z.NEVER;
    }),
  );
}

const center = readAs((text) => {
  const [Lat = Number.NaN, Lng = Number.NaN] = text.split(",").map(numberOf);
  return geo.safeParse({ Lat, Lng }).data ?? "Press on the map, or type latitude and longitude: 42.3314, -83.0458";
});

const km = readAs((text) => {
  const value = numberOf(text);
  return value > 0 && value <= mostKilometers ? value : `Please choose a radius of at most ${mostKilometers} km`;
});

const polygon = readAs((text) => {
  const ring = ringOf(text);
  if (ring.length === 0 || ring.flat().some(Number.isNaN)) return "Please draw the area on the map";
  const read = readPolygon([ring]);
  return typeof read === "string" ? read : [ring];
});

/** For each kind of area the fields that say it. */
const areas = {
  ALL: z.pipe(
    z.object({}),
    z.transform(() => undefined),
  ),
  PLACE: z.pipe(
    z.object({ city, state }),
    z.transform(({ city: City, state: State }) => ({ City, State })),
  ),
  ZIP: z.pipe(
    z.object({ zip }),
    z.transform(({ zip: Zip }) => ({ Zip })),
  ),
  CIRCLE: z.pipe(
    z.object({ center, km }),
    z.transform(({ center: at, km: Km }) => ({ Circle: { ...at, Km } })),
  ),
  DRAWN: z.pipe(
    z.object({ polygon }),
    z.transform(({ polygon: Polygon }) => ({ Polygon })),
  ),
  COUNTY: z.pipe(
    z.object({ county: readAs((text) => (/^\d{5}$/.test(text) ? { number: text } : "Please choose a county")) }),
    z.transform(({ county: { number: County } }) => ({ County })),
  ),
  ALERT: z.pipe(
    z.object({
      alert: readAs((id) => {
        const text = keptAlert(id);
        return text === undefined ? "Please read an alert, look at it, and press “Use this area”" : { text };
      }),
    }),
    z.transform(({ alert: { text: Alert } }) => ({ Alert })),
  ),
  SAVED: z.pipe(
    z.object({ saved: readAs((text) => (id.safeParse(text).success ? { id: text } : "Please choose a saved area")) }),
    z.transform(({ saved }) => ({ AreaID: saved.id })),
  ),
  UNPLACED: z.pipe(
    z.object({}),
    z.transform(() => ({ Unplaced: true as const })),
  ),
} as const;

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
  /** Undefined while something is not right. */
  readonly request?: FilterRequest;
  readonly problems: FilterProblems;
}

const isArea = (where: string): where is keyof typeof areas => Object.hasOwn(areas, where);

/** Of a reload or another tab, where the text of an alert is gone: all places, and not an area that is none. */
export const withoutLostAlert = (filter: RegistryFilter): RegistryFilter =>
  filter.where === "ALERT" && keptAlert(filter.alert) === undefined && filter.alert !== ""
    ? { ...filter, where: blankFilter.where, alert: "", read: "" }
    : filter;

const readArea = (filter: RegistryFilter) => areas[isArea(filter.where) ? filter.where : "ALL"].safeParse(filter);

/** What can be kept by a name: undefined while the fields say none. */
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
