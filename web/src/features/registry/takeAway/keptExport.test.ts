import { beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#web/session/testing/memoryStorage.ts";
import { type KeptExport, keep, listOf, readKept, type TakeAwayRequest } from "./keptExport.ts";

beforeEach(() => vi.stubGlobal("sessionStorage", memoryStorage()));

const asked: TakeAwayRequest = { Area: { Zip: "48226" }, Needs: ["POWER"], Reason: "INCIDENT", Incident: "26-0142" };

const other: readonly (readonly [what: string, change: Partial<TakeAwayRequest>])[] = [
  ["area", { Area: { Zip: "48201" } }],
  ["need", { Needs: ["LIFTING"] }],
  ["order", { Order: "ADDRESS" }],
  ["department", { DepartmentID: "MI#LANSING" }],
];

test.each(other)("an export of another %s is of another list", (_, change) => {
  expect(listOf({ ...asked, ...change })).not.toBe(listOf(asked));
});

test("an export is kept for its account with its list, and without the reason, which makes no other list", () => {
  const list = listOf(asked);
  const kept: KeptExport = { by: "mod", id: "1", list, order: "URGENCY", format: "OFFLINE", purpose: "CREWS" };
  keep(kept);
  expect(readKept("mod")?.list).toBe(listOf({ ...asked, Reason: "DRILL", Incident: undefined }));
  expect(sessionStorage.getItem("beforehand.registryExport")).not.toMatch(/INCIDENT|26-0142/);
  expect(readKept("other")).toBeUndefined();
});
