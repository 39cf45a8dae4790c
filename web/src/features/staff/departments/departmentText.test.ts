import { expect, test } from "vitest";
import type { ListedDepartment } from "#shared/model/department.ts";
import { accountsText, countText, endOfPaying, placesText, retirementOf } from "./departmentText.ts";

const places = ["Detroit", "Flint", "Warren", "Lansing"].map((City) => ({ City, State: "MI" }));
const department: ListedDepartment = {
  ID: "fire",
  Name: "Harbor Fire",
  Kind: "FIRE",
  Places: places,
  Status: "ACTIVE",
  IsDefault: false,
  Version: 1,
  MasterModerators: ["Ada Reyes"],
  Moderators: { Count: 2, More: false },
  IsRead: true,
  Waiting: { Count: 1, More: false },
};

test("places are the first three by name and the number of the others", () => {
  expect(placesText(places)).toBe("Detroit, MI; Flint, MI; Warren, MI and 1 more");
  expect(placesText(places.slice(0, 1))).toBe("Detroit, MI");
  expect(placesText([])).toBe("None");
});

test("accounts are master moderators by name and moderators by number, and none is no text", () => {
  expect(accountsText(department)).toBe("Ada Reyes and 2 moderators");
  expect(accountsText({ ...department, MasterModerators: [] })).toBe("2 moderators");
  const none = { MasterModerators: [], Moderators: { Count: 0, More: false } };
  expect(accountsText({ ...department, ...none })).toBe("");
});

test("a number that was not counted to its end is never told as exact", () => {
  expect(countText({ Count: 100, More: true })).toBe("More than 100");
  expect(retirementOf({ ...department, Waiting: { Count: 100, More: true } })[1]).toMatch(
    /^More than 100 jackets wait/,
  );
  expect(retirementOf(department)[1]).toMatch(/^1 jacket waits/);
});

test("an administrator is told at which places a department stops paying, and of none where it goes on", () => {
  const paying = { ...department, Sponsor: true };
  const [stopped, grace] = endOfPaying(paying, { Places: places });
  expect(stopped).toBe(
    "Harbor Fire pays no more for the people at 4 places: Detroit, MI; Flint, MI; Warren, MI and 1 more.",
  );
  expect(grace).toMatch(/^Each family there has 30 days to pay/);
  expect(endOfPaying(paying, { Sponsor: true, Places: places.slice(1) })[0]).toMatch(/1 place: Detroit, MI\.$/);
  expect(endOfPaying(paying, { Sponsor: true, Places: places })).toEqual([]);
  expect(endOfPaying(department, { Places: [] })).toEqual([]);
  expect(retirementOf(paying)).toContain(grace);
  expect(retirementOf(department)).not.toContain(grace);
});
