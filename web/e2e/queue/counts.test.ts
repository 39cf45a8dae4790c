import type { Page } from "playwright-core";
import { expect, onTestFinished } from "vitest";
import type { RequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { listDepartments } from "#shared/contract/departments.ts";
import type { countEntries } from "#shared/contract/jackets/entries.ts";
import { callApi } from "../support/api.ts";
import { look } from "../support/drawing/look.ts";
import { deleteMember, membersOf } from "../support/family.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, descriptionOf, sidebarLink, waitForText } from "../support/locators.ts";
import { aJacket, card, filterField, markButton, someJackets } from "../support/queue.ts";
import { allow, hold, refusal } from "../support/routes.ts";
import { seeded, staffToken } from "../support/staff.ts";
import { announced, names, test } from "./test.ts";

/** With the menu's words. */
const told = async (page: Page) => [await page.title(), (await descriptionOf(sidebarLink(page, "New Jackets"))).trim()];

test("the title and the menu say how many jackets wait, and follow each mark and its undoing", async ({
  home,
  newLastingStaff,
}) => {
  await someJackets(home, ["Ana", "Ben"]);
  const { page } = await newLastingStaff("MOD", "/NewEntries");
  await card(page, "Ben Okafor").waitFor();
  await expect.poll(() => told(page)).toEqual(["(2) New Jackets · Beforehand", "2 waiting"]);
  await markButton(page, "Ana Okafor").click();
  await card(page, "Ana Okafor").waitFor({ state: "detached" });
  await expect.poll(() => told(page)).toEqual(["(1) New Jackets · Beforehand", "1 waiting"]);
  await markButton(page, "Ben Okafor").click();
  await expect.poll(() => told(page)).toEqual(["New Jackets · Beforehand", ""]);
  await button(page, "Undo: Ben Okafor").click();
  await card(page, "Ben Okafor").waitFor();
  await expect.poll(() => told(page)).toEqual(["(1) New Jackets · Beforehand", "1 waiting"]);
});

test("the menu follows a mark, and its undoing, in a part of the queue as well", async ({ home, newStaff }) => {
  await someJackets(home, ["Cleo", "Dora"]);
  const { page } = await newStaff("MOD", "/NewEntries");
  await card(page, "Dora Okafor").waitFor();
  const known = [expect.stringMatching(/^\(\d+\)/), expect.stringMatching(/^\d+/)];
  await expect.poll(() => told(page)).toEqual(known);
  const [title = "", menu = ""] = await told(page);
  const waiting = Number.parseInt(menu, 10);
  expect(title).toMatch(`(${waiting})`);
  await filterField(page).fill("48226");
  await page
    .locator("main")
    .getByText(/ jackets match$/)
    .waitFor();
  await markButton(page, "Cleo Okafor").click();
  await expect.poll(() => told(page), { timeout: 5_000 }).toContain(`${waiting - 1} waiting`);
  await button(page, "Undo: Cleo Okafor").click();
  await expect.poll(() => told(page), { timeout: 5_000 }).toContain(`${waiting} waiting`);
});

type DepartmentList = ResponseOf<typeof listDepartments>;

/** During a test: Ann Arbor and Ypsilanti. */
async function serveTwoCities(): Promise<void> {
  const admin = await staffToken("MASTER ADMIN");
  const place = { City: "Ann Arbor", State: "MI" };
  const edit = async (Name: string | undefined, Places: readonly object[]) => {
    const { Departments } = await callApi<DepartmentList>("POST", "/departments/list", place, admin);
    const [{ ID, Version, Name: name } = {}] = Departments;
    const body = { ID, Version, Name: Name ?? name, Kind: "DISPATCH", Places };
    await callApi("PATCH", "/departments", body, admin);
    return name;
  };
  const name = await edit("Washtenaw Dispatch", [place, { City: "Ypsilanti", State: "MI", New: true }]);
  onTestFinished(async () => void (await edit(name, [place])));
}

/** Its cities' numbers, not the queue's own. */
const refuseCities = (page: Page) =>
  page.route("**/api/entries/count", (route) => {
    const { Cities } = route.request().postDataJSON() as RequestOf<typeof countEntries>;
    return Cities ? route.fulfill(refusal("NOT_ALLOWED", "You are not allowed to do that.")) : route.continue();
  });

test("a department of several cities has its name over the queue, and a filter that stays when they do not load", async ({
  home,
  newStaff,
}) => {
  await serveTwoCities();
  const ypsilanti = { City: "Ypsilanti", State: "MI", Zip: "48197" } as const;
  await aJacket(home, { First: "Hal" }, { Street: "1 Cross St", ...ypsilanti });
  await aJacket(home, { First: "Ira" }, { Street: "1 Main St", City: "Ann Arbor", State: "MI", Zip: "48104" });
  // Other journeys count this queue.
  onTestFinished(async () => {
    const ira = (await membersOf(home.resident)).find(({ First }) => First === "Ira");
    if (ira) await deleteMember(home.resident, ira);
  });
  const { page } = await newStaff(seeded("MOD", "Ann Arbor"), "/NewEntries");
  const main = page.locator("main");
  await main.getByText(/^Washtenaw Dispatch · \d+ waiting/).waitFor();
  const city = page.getByLabel("City");
  await city.selectOption({ label: "Ypsilanti, MI (1)" });
  await main.getByText(/^Ypsilanti, MI · 1 waiting/).waitFor();
  expect(await names(page)).toEqual(["Hal Okafor"]);
  await look(page, "queue-cities");
  await page.reload();
  await main.getByText(/^Ypsilanti, MI · 1 waiting/).waitFor();
  // Each mark counts the cities again.
  await refuseCities(page);
  const refused = page.waitForResponse((answer) => answer.url().endsWith("/entries/count") && !answer.ok());
  await markButton(page, "Hal Okafor").click();
  await main.getByText(/^Ypsilanti, MI · 0 waiting/).waitFor();
  await page
    .locator("#toasts")
    .getByText(/: 0 left$/)
    .waitFor();
  await refused;
  await main.getByText("No jacket matches Ypsilanti, MI").waitFor();
  await city.selectOption({ index: 0 });
  await card(page, "Ira Okafor").waitFor();

  await city.selectOption({ index: 2 });
  await main.getByText("No jacket matches Ypsilanti, MI").waitFor();
  await page.reload();
  await main.getByText("The list has Ypsilanti, MI alone.").waitFor();
  await main.getByText("No jacket matches Ypsilanti, MI").waitFor();
  await look(page, "queue-cities-unknown");
  await button(page, "Show every city").click();
  await untilFocused(page.locator("article h2").first());
  await card(page, "Ira Okafor").waitFor();
  // Without one of its cities over them all.
  await main.getByText(/^\d+ waiting/).waitFor();
  await main.getByText("The cities of your department did not load.").waitFor();
  await button(page, "Show every city").waitFor({ state: "detached" });
  await allow(page, "entries/count");
  await button(page, "Try again").click();
  await untilFocused(page.locator("h1"));
  await main.getByText(/^Washtenaw Dispatch · \d+ waiting/).waitFor();
  await city.waitFor();
});

test("staff whose city left the list read that their department serves none", async ({ newStaff }) => {
  const { page } = await newStaff("MOD");
  const letGo = await hold(page, "entries/count", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), Served: { Name: "Detroit responders", Cities: [] } },
    });
  });
  await page.route("**/api/listNewEntries", (route) => route.fulfill({ json: { entries: [] } }));
  await page.goto("/NewEntries");
  await page.locator("main").getByText("No New Jackets to display").waitFor();
  letGo();
  await waitForText(page, "No city is served by Detroit responders at present.");
  await announced(
    page,
    "No city is served by Detroit responders at present. What waits is kept, and only administrators see it.",
  );
  expect(await page.getByLabel("City", { exact: true }).count()).toBe(0);
  await look(page, "queue-left");
});
