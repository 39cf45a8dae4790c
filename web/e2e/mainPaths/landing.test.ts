import { expect } from "vitest";
import { untilFocused } from "../support/input/focus.ts";
import { button, field, heading, stateField } from "../support/locators.ts";
import { slowly } from "../support/routes.ts";
import { test } from "../support/test.ts";
import { untilStarted } from "../support/untilStarted.ts";

test("the landing page is there without a script, with its links", async ({ newPerson }) => {
  const { page } = await newPerson({ javaScriptEnabled: false });
  await page.goto("/");
  expect(await heading(page, "Help that knows you before it arrives.").isVisible()).toBe(true);
  expect(await page.title()).toBe("Help that knows you before it arrives · Beforehand");
  expect(await page.getByText("Only your local responder departments.").isVisible()).toBe(true);
  const links = await page.getByRole("link").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(links).toEqual(["#main", "/Login", "#how-it-works", "/Help", "/Login", "/Help", "/Privacy"]);
  // The policy allows the page's own styles.
  const paper = await page.locator("header").evaluate((header) => getComputedStyle(header).borderBottomWidth);
  expect(paper).toBe("1px");
});

test("the program takes the page over as it is at its first use, answers that press, and says nothing", async ({
  page,
}) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  const ran = () =>
    page.evaluate(() => {
      const fetched = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return fetched.filter(({ initiatorType, name }) => initiatorType !== "link" && /core-.*js$/.test(name)).length;
    });
  await slowly(page, "**/*.js", 300);
  await page.goto("/", { waitUntil: "commit" });
  const title = heading(page, "Help that knows you before it arrives.");
  await title.evaluate((shown) => shown.setAttribute("data-seen", ""));
  await untilStarted(page);
  expect(await title.getAttribute("data-seen")).toBe("");
  expect(new URL(page.url()).pathname).toBe("/Homepage");
  expect(await ran()).toBe(0);
  await button(page, "Check your city").click();
  await untilFocused(field(page, "ZIP or city"));
  expect(await ran()).toBe(1);
  expect(await title.getAttribute("data-seen")).toBe("");
  expect(said).toEqual([]);
});

test("what is typed before the script comes stays, and is looked up", async ({ page }) => {
  await slowly(page, "**/*.js", 1_500);
  await page.goto("/", { waitUntil: "commit" });
  await stateField(page).selectOption("NY");
  await field(page, "City").fill("Albany");
  await field(page, "City").press("Enter");
  await untilStarted(page);
  expect([await stateField(page).inputValue(), await field(page, "City").inputValue()]).toEqual(["NY", "Albany"]);
  await button(page, "Search").click();
  await page
    .getByRole("main")
    .getByText(/^Albany, NY is not listed yet/)
    .waitFor();
});

test("a ZIP code typed before the program comes is answered by itself, and with an early Enter once", async ({
  page,
}) => {
  await slowly(page, "**/*.js", 1_500);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.postData() ?? ""));
  for (const isPressed of [false, true]) {
    await page.goto("/", { waitUntil: "commit" });
    // Until its light script is there, typed text is kept and a press is lost.
    if (isPressed) await untilStarted(page);
    await field(page, "ZIP or city").fill("48226");
    if (isPressed) await field(page, "ZIP or city").press("Enter");
    const answer = page.getByRole("region", { name: "Your city", exact: true });
    await answer.getByText(/^Yes: .+ read this\.$/).waitFor();
    await untilFocused(isPressed ? answer : field(page, "ZIP or city"));
  }
  expect(asked.filter((body) => body.includes("48226"))).toHaveLength(2);
});
