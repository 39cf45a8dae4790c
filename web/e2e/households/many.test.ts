import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { aHousehold } from "../support/family.ts";
import { button } from "../support/locators.ts";
import type { Resident } from "../support/resident.ts";
import { openHousehold, table, test } from "./test.ts";

const towns = [
  { City: "Detroit", Zip: "48226" },
  { City: "Ann Arbor", Zip: "48104" },
  { City: "Grand Rapids", Zip: "49503" },
  { City: "Lansing", Zip: "48933" },
  { City: "Marquette", Zip: "49855" },
] as const;

/** One of them in another state. */
async function registerSixty(resident: Resident): Promise<void> {
  for (let number = 1; number <= 60; number += 1) {
    const town = towns[number % towns.length];
    const place = { Name: `Place ${number}`, Street: `${number} Main St`, ...town };
    await aHousehold(resident, number === 60 ? { ...place, ...losAngeles } : place);
  }
}

const losAngeles = { City: "Los Angeles", State: "CA", Zip: "90012" } as const;
const map = (page: Page) => page.getByRole("region", { name: "Map of your house holds" });

/** How many the markers stand for, and whether each is in sight. */
async function markedHouseholds(page: Page): Promise<{ count: number; inSight: boolean }> {
  const frame = await map(page).boundingBox();
  const markers = await map(page).locator(".maplibregl-marker button").all();
  let count = 0;
  let inSight = frame !== null && markers.length > 0;
  for (const marker of markers) {
    const box = await marker.boundingBox();
    const name = (await marker.getAttribute("aria-label")) ?? "";
    count += Number(/^(\d+) places/.exec(name)?.[1] ?? 1);
    inSight &&= box !== null && frame !== null && box.x > frame.x && box.x + box.width < frame.x + frame.width;
  }
  return { count, inSight };
}

test("sixty households: all on the map, the table comes in parts, and a search finds one by a word", async ({
  atHouseholds,
}) => {
  const { page, resident } = await atHouseholds("Rosa", registerSixty);
  const rows = table(page).getByRole("rowheader");
  await expect.poll(() => rows.count()).toBe(25);
  await expect.poll(() => markedHouseholds(page), { timeout: 20_000 }).toEqual({ count: 60, inSight: true });
  await page.getByText("Showing the first 25 house holds").waitFor();
  await look(page, "households-many");
  await button(page, "Show more").click();
  await button(page, "Show more").click();
  await page.getByText("Showing all 60 house holds").waitFor();
  expect(await rows.count()).toBe(60);

  const search = page.getByRole("searchbox", { name: "Search by name, address or person" });
  await search.fill("los ang");
  await page.getByText("1 found").waitFor();
  expect(await rows.allTextContents()).toEqual(["Place 60"]);
  await search.fill("marquette");
  await page.getByText("12 found").waitFor();
  await search.fill("nowhere");
  await page.getByText("No house hold has “nowhere” in its details.").waitFor();
  expect(await rows.count()).toBe(0);
  await search.fill("place 31");
  await openHousehold(page, "Place 31");
  expect(resident.id).not.toBe("");
});

test("households near one another share a marker that names them, and a press parts them", async ({ atHouseholds }) => {
  const { page } = await atHouseholds("Mina", async (resident) => {
    await aHousehold(resident, { Name: "Home" });
    await aHousehold(resident, { Name: "Garage", Street: "4 Woodward Ave" });
    await aHousehold(resident, { Name: "Cabin", City: "Dearborn", Zip: "48126" });
  });
  const marker = (name: string) => map(page).getByRole("button", { name, exact: true });
  const all = marker("3 places: Home, 0 members; Garage, 0 members; Cabin, 0 members. Zoom in");
  await all.waitFor();
  await all.hover();
  await map(page).getByText("Garage, 0 members").waitFor();
  await all.press("Enter");
  await marker("Cabin, 0 members").waitFor();
  await page.waitForFunction(() => document.activeElement?.classList.contains("maplibregl-canvas"));
  await marker("2 places: Home, 0 members; Garage, 0 members. Zoom in").press("Enter");
  await marker("Home, 0 members").waitFor();
  await marker("Garage, 0 members").waitFor();
  await button(page, "Zoom to these places").click();
  await marker("Cabin, 0 members").waitFor();
});

test.for<[string, (page: Page) => Promise<unknown>]>([
  ["its code", (page) => page.route(/MapCanvas/, (route) => route.abort())],
  [
    "WebGL",
    (page) =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      }),
  ],
])("without the map for want of %s the households are all there in words", async ([, refuse], { atHome }) => {
  const { page } = await atHome("Bea");
  await refuse(page);
  await page.reload();
  await map(page).getByText("The map cannot be shown on this device.").waitFor();
  await table(page).getByText("2 Woodward Ave").waitFor();
});
