import { expect, test } from "vitest";
import { listRegistry } from "#shared/contract/jackets/registry.ts";
import { keepAlert } from "./alert/keptAlerts.ts";
import {
  areaOf,
  blankFilter,
  needsOf,
  pointText,
  readFilter,
  requestOf,
  ringText,
  shownArea,
  withoutLostAlert,
  writeFilter,
} from "./registryFilter.ts";

const asked = (change: Partial<typeof blankFilter>) => requestOf({ ...blankFilter, ...change });
const square = ringText([
  [-83.1, 42.3],
  [-83, 42.3],
  [-83, 42.4],
  [-83.1, 42.4],
]);

test("a filter is read back as it was written, and only what differs from the defaults is kept", () => {
  const filter = { ...blankFilter, where: "ZIP", zip: "48226", needs: "POWER LIFTING", match: "ALL" };
  const kept = writeFilter(new URLSearchParams("department=d"), filter);
  expect(readFilter(new URLSearchParams(kept.toString()))).toEqual(filter);
  expect(kept.get("department")).toBe("d");
  expect(writeFilter(kept, blankFilter).toString()).toBe("department=d");
});

test("each kind of area is asked for in its own fields, whatever the others still say", () => {
  expect(asked({ zip: "48226" }).request).toEqual({});
  expect(asked({ where: "ZIP", zip: " 48226 ", city: "Flint" }).request).toEqual({ Area: { Zip: "48226" } });
  expect(asked({ where: "PLACE", city: "Flint", state: "MI" }).request).toEqual({
    Area: { City: "Flint", State: "MI" },
  });
  expect(asked({ where: "CIRCLE", center: "42.3314, -83.0458", km: "2.5" }).request).toEqual({
    Area: { Circle: { Lat: 42.3314, Lng: -83.0458, Km: 2.5 } },
  });
  expect(asked({ where: "DRAWN", polygon: square }).request?.Area).toEqual({
    Polygon: [
      [
        [-83.1, 42.3],
        [-83, 42.3],
        [-83, 42.4],
        [-83.1, 42.4],
      ],
    ],
  });
});

test("an area that cannot be meant says why at its field, and asks for nothing", () => {
  expect(asked({ where: "ZIP", zip: "482" })).toEqual({ problems: { zip: "Please enter a valid Zip code" } });
  expect(Object.keys(asked({ where: "CIRCLE", center: "95, 10", km: "0" }).problems)).toEqual(["center", "km"]);
  expect(asked({ where: "DRAWN" }).problems).toEqual({ polygon: "Please draw the area on the map" });
  const crossed = ringText([
    [0, 0],
    [1, 1],
    [1, 0],
    [0, 1],
  ]);
  expect(asked({ where: "DRAWN", polygon: crossed }).problems.polygon).toMatch(/crosses itself/);
});

test("whatever is asked for is a request that the call takes, made-up values included", () => {
  const made = { where: "MOON", needs: "POWER CRUTCHES LIFTING", match: "ALL", hours: "4", waiting: "YES" };
  const { request } = asked({ ...made, before: "2026-01-31" });
  expect(request).toEqual({
    Needs: ["POWER", "LIFTING"],
    Match: "ALL",
    MaxHours: 4,
    ConfirmedBefore: "2026-01-31",
    Waiting: true,
  });
  expect(listRegistry.request.safeParse({ ...request, Reason: "DRILL" }).success).toBe(true);
  expect(asked({ hours: "-1", before: "2026-02-31" }).request).toBeUndefined();
});

test("needs stand in the order of the checklist, and a point is written as people write it", () => {
  expect(needsOf({ needs: "LIFTING POWER" })).toEqual(["POWER", "LIFTING"]);
  expect(pointText({ lat: 42.33142711, lng: -83.0457538 })).toBe("42.331427, -83.045754");
});

test("a county is asked for by its number, and an alert by its text once its area is used", () => {
  expect(asked({ where: "COUNTY", state: "MI", county: "26163" }).request).toEqual({ Area: { County: "26163" } });
  expect(asked({ where: "COUNTY", state: "MI" }).problems).toEqual({ county: "Please choose a county" });
  const read = keepAlert("<alert/>");
  const draft = { ...blankFilter, where: "ALERT", read };
  expect(requestOf(draft).request).toBeUndefined();
  expect(requestOf(draft).problems.alert).toContain("Use this area");
  expect(shownArea(draft)).toEqual({ Alert: "<alert/>" });
  expect(requestOf({ ...draft, alert: read }).request).toEqual({ Area: { Alert: "<alert/>" } });
});

test("where the text of an alert is gone, the filter says all places, as the list does", () => {
  const lost = { ...blankFilter, where: "ALERT", alert: "gone", read: "gone", needs: "POWER" };
  expect(withoutLostAlert(lost)).toEqual({ ...blankFilter, needs: "POWER" });
});

test("a saved area is asked for by its id, and what can be saved is an area that its fields say", () => {
  expect(asked({ where: "SAVED", saved: "abcdefgh1234" }).request).toEqual({ Area: { AreaID: "abcdefgh1234" } });
  expect(asked({ where: "SAVED" }).problems).toEqual({ saved: "Please choose a saved area" });
  const savable = (change: Partial<typeof blankFilter>) => areaOf({ ...blankFilter, ...change });
  expect(savable({ where: "ZIP", zip: "48226" })).toEqual({ Zip: "48226" });
  expect(savable({ where: "DRAWN", polygon: square })).toHaveProperty("Polygon");
  for (const none of [
    {},
    { where: "ZIP", zip: "482" },
    { where: "UNPLACED" },
    { where: "SAVED", saved: "abcdefgh1234" },
  ])
    expect(savable(none)).toBeUndefined();
});
