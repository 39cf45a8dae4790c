import type { Entry } from "#shared/model/jacket/entry.ts";

interface HasEntry {
  readonly key: string;
  readonly entry: Pick<Entry, "HouseHoldID" | "Department" | "Removed">;
}

/** Often a single one. */
export interface HouseholdGroup<Row> {
  /** Stays while its rows go one by one. */
  readonly key: string;
  readonly rows: readonly Row[];
  /** Over both columns: several cards, or a single one that would leave a hole before them. */
  readonly isWide: boolean;
}

/** Cards of several departments, and of ended records, stand alone. */
const nameOf = ({ key, entry: { HouseHoldID, Department = "", Removed } }: HasEntry): string =>
  HouseHoldID === undefined || Removed ? key : `${HouseHoldID} ${Department}`;

/** Each household at its first entry. */
export const orderByHousehold = (entries: readonly Entry[]): readonly Entry[] =>
  [...Map.groupBy(entries, (entry) => nameOf({ key: entry.ID, entry })).values()].flat();

/** A household continued on a later page comes once more. */
export function groupHouseholds<Row extends HasEntry>(rows: readonly Row[]): readonly HouseholdGroup<Row>[] {
  const groups: { name: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const [name, last] = [nameOf(row), groups.at(-1)];
    if (last?.name === name) last.rows.push(row);
    else groups.push({ name, rows: [row] });
  }
  const count = new Map<string, number>();
  let inLine = 0;
  return groups.map(({ name, rows: some }, at) => {
    const nth = (count.get(name) ?? 0) + 1;
    count.set(name, nth);
    const isShared = some.length > 1;
    inLine = isShared ? 0 : inLine + 1;
    const isLeft = inLine % 2 === 1 && (groups[at + 1]?.rows.length ?? 0) > 1;
    return { key: `${name} ${nth}`, rows: some, isWide: isShared || isLeft };
  });
}
