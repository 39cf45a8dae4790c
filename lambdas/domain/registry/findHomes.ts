import { mergePages, singlePosition } from "#lambdas/domain/common/paging/mergePages.ts";
import { afterRank, positionIn, type RegistryRow, readHomes } from "#lambdas/records/registry/registryRow.ts";
import type { ParsedRequestOf } from "#shared/contract/call.ts";
import type { listRegistry } from "#shared/contract/jackets/registry.ts";
import type { Area } from "#shared/model/registry/area.ts";
import { needBits, type RegistryNeed } from "#shared/model/registry/registryNeeds.ts";
import { hoursSince } from "#shared/rules/registry/hoursSince.ts";
import { unknownHours } from "#shared/rules/registry/urgency.ts";
import { isShape, shapesOf } from "./area/shapesOf.ts";
import { isIn, listsFor } from "./registryArea.ts";

/** With the area that a saved one means. */
export interface ListRequest extends Omit<ParsedRequestOf<typeof listRegistry>, "Area"> {
  readonly Area?: Area | undefined;
}

function fitsNeeds(row: RegistryRow, { Needs = [], Match = "ANY" }: ListRequest): boolean {
  const wanted = needBits(Needs);
  const has = row.needs & wanted;
  return wanted === 0 || (Match === "ANY" ? has !== 0 : has === wanted);
}

/** Of the hours that families said, those that an outage has left may be at most as many as asked for. */
const mostHours = ({ MaxHours, OutageSince }: ListRequest): number | undefined =>
  MaxHours === undefined ? undefined : MaxHours + hoursSince(OutageSince);

/** A device of unknown hours may be empty first, also beside known ones. */
const isShort = ({ hours, someUnknown }: RegistryRow, most: number): boolean =>
  someUnknown === true || (hours !== undefined && hours <= most);

function fits(row: RegistryRow, request: ListRequest): boolean {
  const { ConfirmedBefore, Waiting } = request;
  const most = mostHours(request);
  if (most !== undefined && !isShort(row, most)) return false;
  if (ConfirmedBefore !== undefined && row.confirmed >= ConfirmedBefore) return false;
  if (Waiting !== undefined && (row.waits === true) !== Waiting) return false;
  return fitsNeeds(row, request);
}

/** With all needs one list is enough. */
const listedNeeds = ({ Needs = [], Match = "ANY" }: ListRequest): readonly RegistryNeed[] =>
  Match === "ALL" ? Needs.slice(0, 1) : [...new Set(Needs)];

/** A home with several of the needs is in several lists: the first one shows it. */
function isRepeated(row: RegistryRow, lists: readonly RegistryNeed[], at: number): boolean {
  return (row.needs & needBits(lists.slice(0, at))) !== 0;
}

const usualLimit = 50;
/** Homes looked at for one page, over all lists. */
const mostSearched = 4_000;

interface HomePage {
  readonly rows: readonly RegistryRow[];
  readonly next: string | undefined;
}

/** One page in an order, at any size one query a list and, where few fit, another. */
export async function findHomes(department: string, request: ListRequest, after: string): Promise<HomePage> {
  const { Area, Order: order = "URGENCY", Limit: limit = usualLimit } = request;
  const needs = listedNeeds(request);
  const shapes = shapesOf(Area);
  const lists = listsFor(Area, shapes, needs);
  const isByNeed = Area === undefined && needs.length > 0;
  const before = request.MaxHours === undefined || order !== "URGENCY" ? "~" : afterRank(unknownHours);
  const most = Math.ceil(mostSearched / lists.length);
  const first = Math.min(most, lists.length === 1 ? limit + 1 : Math.ceil(((limit + 1) / lists.length) * 2) + 8);
  const { rows, next } = await mergePages(
    {
      sources: lists.map((list, at) => async (from: string, size: number) => {
        const page = await readHomes({ department, list, order, before }, from, size);
        return isByNeed ? { ...page, rows: page.rows.filter((row) => !isRepeated(row, needs, at)) } : page;
      }),
      fits: (row) => fits(row, request) && isIn(row, shapes),
      positionOf: (row) => positionIn(order, row),
      isBefore: (one, other) => one < other,
      limit,
      sizes: [first, Math.max(1, most - first)],
    },
    after,
  );
  const last = rows.at(-1);
  return { rows, next: singlePosition(next, last ? positionIn(order, last) : "") };
}

/** Homes that no map shows: a drawn area must not hide them. */
export async function findUnplaced(department: string, request: ListRequest): Promise<HomePage> {
  if (!isShape(request.Area) || request.Cursor !== undefined) return { rows: [], next: undefined };
  return findHomes(department, { ...request, Area: { Unplaced: true } }, "");
}
