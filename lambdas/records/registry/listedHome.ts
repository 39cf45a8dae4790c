import { listedHomeKey } from "#lambdas/records/table/keys.ts";
import { get, insert, type Key, remove, replace, type Write } from "#lambdas/records/table/table.ts";
import type { RegistryNeed } from "#shared/model/registry/registryNeeds.ts";
import type { RegistryDetails } from "./registryRow.ts";

/** In the family's own partition: a home's lists at a department, and their content. */
export interface ListedHomeDetails {
  readonly department: string;
  readonly lists: readonly string[];
  /** By name: the order of the row's bits may change. */
  readonly needs: readonly RegistryNeed[];
  readonly home: RegistryDetails;
  readonly version: number;
}

export type ListedHome = ListedHomeDetails & Key;

export const getListedHome = (owner: string, hid: string, department: string) =>
  get<ListedHome>(listedHomeKey(owner, hid, department));

/** Of two at once one wins. */
export function noteListed(
  before: ListedHome | undefined,
  after: Omit<ListedHomeDetails, "version"> | undefined,
): Write[] {
  if (!after) return before ? [remove(before)] : [];
  const { owner, hid } = after.home;
  if (before) return [replace({ ...before, ...after })];
  return [insert<ListedHome>({ ...after, ...listedHomeKey(owner, hid, after.department), version: 1 })];
}
