import { expect } from "vitest";
import { button, field } from "../support/locators.ts";
import { desk, onPhone } from "../support/person.ts";
import { slowly } from "../support/routes.ts";
import { welcome } from "../support/signIn.ts";
import { test } from "../support/test.ts";
import { untilStarted } from "../support/untilStarted.ts";

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

test("the program is fetched once the page is whole, before its first use", async ({ newPerson }) => {
  const { page } = await newPerson({});
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await released;
    await route.continue();
  });
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const isFetched = () => fetched.some((address) => address.includes("/assets/core-"));
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForTimeout(500);
  expect(isFetched()).toBe(false);
  release();
  await expect.poll(isFetched).toBe(true);
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
