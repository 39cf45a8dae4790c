import { beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#web/session/testing/memoryStorage.ts";

beforeEach(() => {
  vi.stubGlobal("sessionStorage", memoryStorage());
  vi.resetModules();
});

const load = () => import("./keptAlerts.ts");

test("an alert is found by its name, and the last one after a reload, too", async () => {
  const { keepAlert, keptAlert } = await load();
  const id = keepAlert("<alert/>");
  expect([keptAlert(id), keptAlert(""), keptAlert("other")]).toEqual(["<alert/>", undefined, undefined]);
  vi.resetModules();
  const again = await load();
  expect([again.keptAlert(id), again.keptAlert("other")]).toEqual(["<alert/>", undefined]);
});

test("where a browser stores nothing, an alert stays until a reload", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const { keepAlert, keptAlert } = await load();
  expect(keptAlert(keepAlert("<alert/>"))).toBe("<alert/>");
});
