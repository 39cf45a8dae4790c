import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, dialog, waitForText } from "../support/locators.ts";
import { aJacket, card } from "../support/queue.ts";
import { test } from "../support/test.ts";

test("likely duplicates stand beside each other, and what is told of them is on the cards", async ({
  newStaff,
  newVisit,
}) => {
  const hint = "This person is also registered by another account";
  for (const [who, Street] of [
    ["Lou", "181 Campus Martius"],
    ["Max", "182 Campus Martius"],
  ] as const)
    await aJacket(await newVisit(who), { First: "Twyla" }, { Street });
  const { page } = await newStaff("MOD", "/NewEntries");
  const first = card(page, "Twyla Okafor").first();
  await first.scrollIntoViewIfNeeded();
  await first.getByText(hint).waitFor();
  await button(first, "Compare").click();
  const form = dialog(page, "Is Twyla Okafor registered twice?");
  await form.getByText("182 Campus Martius").waitFor();
  await look(page, "duplicates-compare");
  await button(form, "The same person").click();
  await waitForText(page, "Told: the same person.");
  await button(form, "Close").click();
  await form.waitFor({ state: "hidden" });
  await first.getByText(/^The same person as jacket/).waitFor();
  await untilFocused(button(first, "Compare"));
  await page.reload();
  const last = card(page, "Twyla Okafor").last();
  await last.scrollIntoViewIfNeeded();
  await last.getByText(/^The same person as jacket/).waitFor();

  await button(first, "Compare").click();
  await button(form, "Different people").click();
  await waitForText(page, "Told: different people.");
  await button(form, "Close").click();
  await form.waitFor({ state: "hidden" });
  await page.reload();
  await first.waitFor();
  expect(await card(page, "Twyla Okafor").count()).toBe(2);
  expect(await card(page, "Twyla Okafor").getByText(hint).count()).toBe(0);
  await look(page, "duplicates-told");
});
