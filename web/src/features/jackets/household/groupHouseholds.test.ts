import { expect, test } from "vitest";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { groupHouseholds, orderByHousehold } from "./groupHouseholds.ts";

const entry = (ID: string, HouseHoldID?: string, rest: Partial<Entry> = {}) =>
  ({ ID, ...(HouseHoldID ? { HouseHoldID } : {}), ...rest }) as Entry;

const idsOf = (entries: readonly Entry[]) => entries.map(({ ID }) => ID).join("");

test("the cards of a household stand together where its first one waits, and none is lost or doubled", () => {
  const page = [entry("a", "one"), entry("b", "two"), entry("c"), entry("d", "one"), entry("e", "two")];
  expect(idsOf(orderByHousehold(page))).toBe("adbec");
  expect(idsOf(orderByHousehold([]))).toBe("");
});

test("a card of another department, and a record that ended, are not among the cards of a household", () => {
  const rows = [
    entry("a", "one", { Department: "Fire" }),
    entry("b", "one", { Department: "Police" }),
    entry("c", "one", { Department: "Police" }),
    entry("d", "one", { Department: "Police", Removed: true }),
  ].map((one) => ({ key: one.ID, entry: one }));
  expect(groupHouseholds(rows).map(({ rows: of }) => of.map(({ key }) => key).join(""))).toEqual(["a", "bc", "d"]);
});

test("a household that goes on in a later page does not pull its cards from under a reader", () => {
  const rows = [entry("a", "one"), entry("b", "two"), entry("c", "one")].map((one) => ({
    key: one.ID,
    entry: one,
  }));
  const groups = groupHouseholds(rows);
  expect(groups.map(({ rows: of }) => of.map(({ key }) => key).join(""))).toEqual(["a", "b", "c"]);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(3);
});

test("a household keeps its key while its cards are marked one by one", () => {
  const rows = ["a", "b", "c"].map((id) => ({ key: id, entry: entry(id, "one") }));
  const keys = [rows, rows.slice(1), rows.slice(2)].map((some) => groupHouseholds(some)[0]?.key);
  expect(new Set(keys).size).toBe(1);
});

test("in two columns a household spans both, and so does the card that would leave a hole before it", () => {
  const wide = (names: string) => {
    const rows = [...names].map((name, at) => ({ key: `${at}`, entry: entry(`${at}`, name) }));
    return groupHouseholds(rows).map(({ isWide }) => isWide);
  };
  expect(wide("abb")).toEqual([true, true]);
  expect(wide("abcc")).toEqual([false, false, true]);
  expect(wide("aabccd")).toEqual([true, true, true, false]);
});
