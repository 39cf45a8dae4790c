import { registryPk } from "#lambdas/records/table/keys.ts";
import { enqueue } from "#lambdas/records/table/outbox.ts";
import { type Key, put, query, type Write } from "#lambdas/records/table/table.ts";
import { canaryFamily } from "#shared/model/canary.ts";
import type { RegistryOrder } from "#shared/model/registry/home.ts";

/** No name, no note, and at most 300 bytes, so that a county is quickly read. */
export interface RegistryDetails {
  readonly owner: string;
  readonly hid: string;
  /** Sorts by urgency. */
  readonly rank: string;
  /** Of registryNeeds. */
  readonly needs: number;
  readonly people: number;
  readonly hours?: number | undefined;
  /** Hours that nobody said count as none. */
  readonly unsaid?: true | undefined;
  /** A device has no known hours, whatever others have. */
  readonly someUnknown?: true | undefined;
  /** Absent without an exact position. */
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
  readonly zip: string;
  /** Sorts by address; unique. */
  readonly addressSort: string;
  readonly confirmed: string;
  readonly waits?: true | undefined;
  readonly mobile?: true | undefined;
}

export interface RegistryRow extends RegistryDetails, Key {
  /** Sorts by the last word; unique. */
  readonly confirmedSort: string;
}

/** Where a list's rows have their positions. */
const orders = {
  URGENCY: { sort: "sk" },
  ADDRESS: { IndexName: "byAddress", sort: "addressSort" },
  CONFIRMED: { IndexName: "byConfirmed", sort: "confirmedSort" },
} as const satisfies Record<RegistryOrder, { readonly sort: keyof RegistryRow; readonly IndexName?: string }>;

export const positionIn = (order: RegistryOrder, row: RegistryRow): string => row[orders[order].sort];

export const registrySort = ({ rank, hid }: Pick<RegistryDetails, "rank" | "hid">): string => `${rank}#${hid}`;

export const listHome = (department: string, list: string, details: RegistryDetails): Write =>
  put<RegistryRow>({
    pk: registryPk(department, list),
    sk: registrySort(details),
    ...details,
    confirmedSort: `${details.confirmed}#${details.hid}`,
  });

/** After every home of a rank. */
export const afterRank = (rank: string): string => `${rank}~`;

interface HomeRange {
  readonly department: string;
  readonly list: string;
  readonly order: RegistryOrder;
  readonly before?: string;
}

/**
 * @param after a position, "" for the beginning
 * @param before a position; left out from there on
 */
export async function readHomes(
  { department, list, order, before = "~" }: HomeRange,
  after: string,
  limit: number,
): Promise<{ rows: RegistryRow[]; next: string | undefined }> {
  if (after >= before) return { rows: [], next: undefined };
  const { sort, ...index } = orders[order];
  const { items, last } = await query<RegistryRow>({
    ...index,
    KeyConditionExpression: `pk = :pk AND ${sort} BETWEEN :after AND :before`,
    ExpressionAttributeValues: { ":pk": registryPk(department, list), ":after": `${after || "!"} `, ":before": before },
    Limit: limit,
  });
  return { rows: items, next: last && items.at(-1)?.[sort] };
}

/** For writes that change a family's homes in registries; queued once a transaction. The canary is in no registry. */
export const followHomes = (owner: string, write: Write): Write =>
  owner === canaryFamily
    ? write
    : { ...write, also: { name: `registry ${owner}`, write: enqueue("follow", { task: "listHomes", owner }) } };
