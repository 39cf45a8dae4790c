import type { Entry } from "#shared/model/jacket/entry.ts";

interface HasEntry {
  readonly key: string;
  readonly entry: Pick<Entry, "HouseHoldID" | "Department" | "Removed">;
}

/** Side by side, often a single one. */
export interface HouseholdGroup<Row> {
  /** The same while its rows go one by one. */
  readonly key: string;
  readonly rows: readonly Row[];
}

/** Cards of several departments, and of ended records, stand alone. */
const nameOf = ({ key, entry: { HouseHoldID, Department = "", Removed } }: HasEntry): string =>
  HouseHoldID === undefined || Removed ? key : `${HouseHoldID} ${Department}`;

/** Each household's where its first one stands. */
export const orderByHousehold = (entries: readonly Entry[]): readonly Entry[] =>
  [...Map.groupBy(entries, (entry) => nameOf({ key: entry.ID, entry })).values()].flat();

/** A household continued on a later page is there once more. */
export function groupHouseholds<Row extends HasEntry>(rows: readonly Row[]): readonly HouseholdGroup<Row>[] {
  const groups: { name: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const [name, last] = [nameOf(row), groups.at(-1)];
    if (last?.name === name) last.rows.push(row);
    else groups.push({ name, rows: [row] });
  }
  const count = new Map<string, number>();
  return groups.map(({ name, rows: some }) => {
    const nth = (count.get(name) ?? 0) + 1;
    count.set(name, nth);
    return { key: `${name} ${nth}`, rows: some };
  });
}
