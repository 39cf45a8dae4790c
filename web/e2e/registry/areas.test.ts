import type { Page } from "playwright-core";
import { expect } from "vitest";
import { anAlert, circleOf, codesOf, makersAlerts, polygonOf } from "#shared/testing/alerts.ts";
import { look } from "../support/drawing/look.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, field, waitForText } from "../support/locators.ts";
import { aJacket } from "../support/queue.ts";
import { test } from "../support/test.ts";

const Street = "14 Brush St";
const address = `${Street}, Detroit, MI 48226`;
const downtown = "42.32,-83.06 42.32,-83.03 42.34,-83.03 42.34,-83.06";

async function giveReason(page: Page): Promise<void> {
  await page.getByLabel("Exercise").check();
  await button(page, "Show the homes").click();
  await page.getByRole("heading", { name: "Homes", exact: true }).waitFor();
}

const choose = (page: Page, label: string, option: string) =>
  page.getByRole("combobox", { name: label, exact: true }).selectOption(option);

const card = (page: Page) => page.getByRole("region", { name: "The alert" });

test("staff paste an alert, see what it is and where, and only then list its homes", async ({ newVisit, newStaff }) => {
  const home = await newVisit("Ines");
  await aJacket(
    home,
    { First: "Ines", Last: "Hale", Medical: { MedicalPumps: true } },
    {
      Street,
      Geo: { Lat: 42.331, Lng: -83.044, Exactness: "FAMILY" as const },
    },
  );
  const { page } = await newStaff("MOD", "/Registry");
  await giveReason(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    const body = request.postData() ?? "";
    if (request.url().endsWith("/registry/list") && body.includes("Area")) asked.push(body);
  });
  await choose(page, "Area", "ALERT");
  await button(page, "Read the alert").click();
  await waitForText(page, "Please paste an alert, or choose its file.");
  await untilFocused(field(page, "Alert"));

  await field(page, "Alert").fill(anAlert(polygonOf("42,-83 43,-82 43,-83 42,-82 42,-83")));
  await button(page, "Read the alert").click();
  await waitForText(page, "An area of the alert crosses itself.");
  await look(page, "registry-alert-refused");

  const sent = new Date(Date.now() - 3.2 * 3_600_000).toISOString();
  const expires = new Date(Date.now() - 600_000).toISOString();
  const areas = polygonOf(downtown) + circleOf("42.30,-83.10 2") + codesOf(["SAME", "026163"], ["UGC", "MIZ076"]);
  await field(page, "Alert").fill(anAlert(areas, { status: "Exercise", sent, expires }));
  await button(page, "Show these homes").click();
  await waitForText(page, "Please read an alert, look at it, and press “Use this area”");
  await button(page, "Read the alert").click();
  await untilFocused(card(page).getByRole("heading", { name: "Evacuation" }));
  await waitForText(card(page), "This is an exercise.");
  await waitForText(card(page), /^This alert went stale on /);
  await waitForText(card(page), /3 hours ago/);
  await waitForText(card(page), /Wayne, MI, and up to 2 km around/);
  await waitForText(card(page), "An area was not closed: its first corner was taken as its last.");
  expect(asked).toEqual([]);
  await look(page, "registry-alert");

  await button(card(page), "Use this area").click();
  await waitForText(card(page), "The list below is of this area.");
  await untilFocused(card(page).getByRole("heading", { name: "Evacuation" }));
  await button(page, address).waitFor();
  expect(asked).toHaveLength(1);
  await look(page, "registry-alert-homes");

  await page.reload();
  await giveReason(page);
  await waitForText(card(page), "The list below is of this area.");
  await button(page, address).waitFor();
});

test("an alert is taken from a file, and a county by its name, by keyboard alone", async ({ newVisit, newStaff }) => {
  const home = await newVisit("Olu");
  await aJacket(
    home,
    { First: "Olu", Last: "Hale" },
    {
      Street: "16 Brush St",
      Geo: { Lat: 42.332, Lng: -83.043, Exactness: "FAMILY" as const },
    },
  );
  const { page } = await newStaff("MOD", "/Registry");
  await giveReason(page);
  await choose(page, "Area", "ALERT");
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), button(page, "Choose a file").press("Enter")]);
  await chooser.setFiles({ name: "watch.cap", mimeType: "text/xml", buffer: Buffer.from(makersAlerts.weatherWatch) });
  await untilFocused(card(page).getByRole("heading", { name: "Winter Storm Watch" }));
  await waitForText(card(page), /Oakland, MI; Macomb, MI; Wayne, MI/);

  const area = page.getByRole("combobox", { name: "Area", exact: true });
  await area.focus();
  await page.keyboard.type("A county");
  const county = page.getByRole("combobox", { name: "County", exact: true });
  await county.waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Michigan");
  await page.getByRole("option", { name: "Wayne", exact: true }).waitFor({ state: "attached" });
  await page.keyboard.press("Tab");
  await button(page, "Show these homes").press("Enter");
  await waitForText(page, "Please choose a county");
  await untilFocused(county);
  await page.keyboard.type("Wayne");
  await button(page, "Show these homes").press("Enter");
  await button(page, "16 Brush St, Detroit, MI 48226").waitFor();
  expect(await county.inputValue()).toBe("26163");
  await look(page, "registry-county");
});
