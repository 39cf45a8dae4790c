import { expect } from "vitest";
import { untilFocused } from "../support/input/focus.ts";
import { button, field, heading, stateField } from "../support/locators.ts";
import { desk, onPhone } from "../support/person.ts";
import { slowly } from "../support/routes.ts";
import { welcome } from "../support/signIn.ts";
import { test } from "../support/test.ts";
import { untilStarted } from "../support/untilStarted.ts";

test("the landing page is there without a script, with its links", async ({ newPerson }) => {
  const { page } = await newPerson({ javaScriptEnabled: false });
  await page.goto("/");
  expect(await heading(page, "Help that knows you before it arrives.").isVisible()).toBe(true);
  expect(await page.title()).toBe("Help that knows you before it arrives · Beforehand");
  expect(await page.getByText("Only your local responder departments.").isVisible()).toBe(true);
  const links = await page.getByRole("link").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(links).toEqual(["#main", "/Login", "#how-it-works", "/Help", "/Privacy"]);
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
  await untilFocused(field(page, "City"));
  expect(await ran()).toBe(1);
  expect(await title.getAttribute("data-seen")).toBe("");
  expect(said).toEqual([]);
});

test("without a connection a press is answered with a sentence, and with its due once there is one", async ({
  newPerson,
}) => {
  const { page } = await newPerson({});
  const failing = "**/assets/start-*.js";
  await page.route(failing, (route) => route.abort());
  await page.goto("/");
  await untilStarted(page);
  await field(page, "City").fill("Albany");
  const told = page.waitForEvent("dialog");
  const pressed = button(page, "Search").click();
  const dialog = await told;
  expect(dialog.message()).toBe("We could not reach Beforehand. Check your connection and try again.");
  await dialog.accept();
  await pressed;
  await page.unroute(failing);
  await button(page, "Search").click();
  await page
    .getByRole("main")
    .getByText(/^Albany, MI is not listed yet/)
    .waitFor();
});

test.for([
  ["a desk", { viewport: desk }],
  ["a phone", onPhone],
] as const)(
  "on %s nothing moves when the font and the script come late, in light and in dark",
  async ([, options], { newPerson }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      const { page } = await newPerson({ ...options, colorScheme });
      await slowly(page, "**/*.woff2", 800);
      await slowly(page, "**/*.js", 400);
      await page.goto("/");
      await untilStarted(page);
      await page.evaluate(() => document.fonts.ready);
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const add = (sum: number, entry: PerformanceEntry) => sum + (entry as unknown as { value: number }).value;
            const observer = new PerformanceObserver((list) => resolve(list.getEntries().reduce(add, 0)));
            observer.observe({ type: "layout-shift", buffered: true });
            setTimeout(() => resolve(0), 500);
          }),
      );
      // Words side by side may give way by a pixel.
      expect(moved).toBeLessThan(0.001);
    }
  },
);

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

test("someone with a session never sees the landing page", async ({ page, signedIn }) => {
  await signedIn("Nadia", true);
  for (const path of ["/", "/Homepage"]) {
    const text = await (await page.goto(path))?.text();
    expect(text).not.toContain("Help that knows you");
    await welcome(page, "Nadia").waitFor();
  }
});

test("styles that the policy of another release refuses are replaced, and the page is drawn anew", async ({
  browser,
  site,
}) => {
  // The refusal is a problem for anyone else.
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  await page.route("**/", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll("</style>", " </style>");
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/");
  await untilStarted(page);
  const look = await page
    .locator("header")
    .evaluate((header) => [
      getComputedStyle(header).borderBottomWidth,
      getComputedStyle(document.querySelector(".skip-link") ?? header).position,
    ]);
  expect(look).toEqual(["1px", "absolute"]);
  await context.close();
});
