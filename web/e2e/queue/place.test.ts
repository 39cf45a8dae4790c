import type { Page } from "playwright-core";
import { expect } from "vitest";
import { untilFocused } from "../support/input/focus.ts";
import { button } from "../support/locators.ts";
import { desk, phone } from "../support/person.ts";
import { card, cardHeading, markButton, someJackets } from "../support/queue.ts";
import { names, test as queueTest } from "./test.ts";

const everyone = ["Ana", "Ben", "Cleo", "Dora", "Eda", "Fay"];

const test = queueTest.extend("moderator", { scope: "file" }, async ({ home, newLastingStaff }) => {
  await someJackets(home, everyone);
  return newLastingStaff("MOD", "/NewEntries");
});

const boxOf = (page: Page, name: string) => card(page, `${name} Okafor`).boundingBox();

/** The distance from the marked card's former place to the next card. */
async function distance(page: Page, marked: string, next: string): Promise<number> {
  await cardHeading(page, `${marked} Okafor`).focus();
  const before = await boxOf(page, marked);
  await page.keyboard.press("t");
  await untilFocused(cardHeading(page, `${next} Okafor`));
  const after = await boxOf(page, next);
  if (!before || !after) throw new Error("A card is not drawn");
  return Math.hypot(after.x - before.x, after.y - before.y);
}

const sizes = [desk, { width: 1920, height: 1080 }, phone];

test.for(sizes)(
  "the next jacket comes where the marked one was, at $width px",
  async (size, { moderator: { page } }) => {
    await page.setViewportSize(size);
    await page.goto("/NewEntries");
    await card(page, "Fay Okafor").waitFor();
    for (const [marked, next] of [
      ["Ben", "Cleo"],
      ["Cleo", "Dora"],
    ] as const) {
      await cardHeading(page, `${marked} Okafor`).evaluate((heading) =>
        window.scrollBy(0, heading.getBoundingClientRect().top - 300),
      );
      expect(await distance(page, marked, next)).toBeLessThan(2);
    }
    for (const name of ["Cleo", "Ben"]) {
      await page.keyboard.press("u");
      await untilFocused(cardHeading(page, `${name} Okafor`));
    }
    expect(await names(page)).toEqual(everyone.map((name) => `${name} Okafor`));
  },
);

test("the second click of a double one marks nobody else, and takes nobody else back", async ({
  moderator: { page },
}) => {
  await page.setViewportSize(desk);
  await page.goto("/NewEntries");
  await card(page, "Fay Okafor").waitFor();
  await markButton(page, "Ben Okafor").click();
  await untilFocused(cardHeading(page, "Cleo Okafor"));
  await markButton(page, "Cleo Okafor").dispatchEvent("click", { detail: 2 });
  await markButton(page, "Cleo Okafor").dispatchEvent("click", { detail: 2 });
  expect(await names(page)).toContain("Cleo Okafor");
  await markButton(page, "Cleo Okafor").click();
  await button(page, "Undo: Cleo Okafor").click();
  await untilFocused(cardHeading(page, "Cleo Okafor"));
  await button(page, "Undo: Ben Okafor").dispatchEvent("click", { detail: 2 });
  await button(page, "Undo: Ben Okafor").click({ trial: true });
  expect(await names(page)).not.toContain("Ben Okafor");
  await button(page, "Undo: Ben Okafor").click();
  await untilFocused(cardHeading(page, "Ben Okafor"));
});
