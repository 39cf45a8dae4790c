import { expect } from "vitest";
import { minutes } from "../support/clock.ts";
import { look } from "../support/drawing/look.ts";
import { aHousehold, aPaidMember, assign } from "../support/family.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, seenText } from "../support/locators.ts";
import { aJacket, card, cardHeading } from "../support/queue.ts";
import { focusedCard, names, test as queueTest } from "./test.ts";

/** Uma and Ugo live together; Ana's jacket waits between theirs. */
const test = queueTest.extend("moderator", { scope: "file" }, async ({ home, newLastingStaff }) => {
  const { resident, img } = home;
  const shared = await aHousehold(resident, { Street: "81 Campus Martius" });
  await assign(resident, await aPaidMember(resident, img, { First: "Uma" }), shared);
  await aJacket(home, { First: "Ana" }, { Street: "82 Campus Martius" });
  await assign(resident, await aPaidMember(resident, img, { First: "Ugo" }), shared);
  return newLastingStaff("MOD", "/NewEntries");
});

const group = { name: "2 people at 81 Campus Martius, Detroit, MI 48226" } as const;

test("the cards of a household stand together under its address, and print at once, each on a sheet", async ({
  moderator: { page },
}) => {
  await card(page, "Ana Okafor").waitFor();
  expect(await names(page)).toEqual(["Uma Okafor", "Ugo Okafor", "Ana Okafor"]);
  const household = page.getByRole("group", group);
  expect((await seenText(household)).match(/Campus Martius/g)).toHaveLength(1);
  expect(await seenText(card(page, "Ana Okafor"))).toContain("82 Campus Martius");
  await look(page, "queue-household");
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await button(household, "Print both").click();
  await page.waitForSelector("body[data-printed]");
  await page.emulateMedia({ media: "print" });
  const words = await seenText(page.locator("#printed-jacket"));
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  await page.emulateMedia({ media: "screen" });
  for (const name of ["Uma Okafor", "Ugo Okafor"]) expect(words).toContain(name);
  expect(words.match(/81 Campus Martius/g)).toHaveLength(2);
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(2);
});

test("a household is marked at once, and each of its marks can be undone", async ({ moderator: { page } }) => {
  await button(page.getByRole("group", group), "Mark both").click();
  await card(page, "Uma Okafor").waitFor({ state: "detached" });
  expect(await names(page)).toEqual(["Ana Okafor"]);
  await untilFocused(cardHeading(page, "Ana Okafor"));
  await button(page, "Undo: Ugo Okafor").click();
  await card(page, "Ugo Okafor").waitFor();
  await button(page, "Undo: Uma Okafor").click();
  await page.getByRole("group", group).waitFor();
  expect(await names(page)).toEqual(["Uma Okafor", "Ugo Okafor", "Ana Okafor"]);
});

test("one undo brings back all whom one press marked, by its key and by its button", async ({
  moderator: { page },
}) => {
  const household = page.getByRole("group", group);
  for (const undo of [() => page.keyboard.press("u"), () => button(page, "Undo both").click()]) {
    await button(household, "Mark both").click();
    await card(page, "Uma Okafor").waitFor({ state: "detached" });
    await untilFocused(cardHeading(page, "Ana Okafor"));
    await look(page, "queue-household-marked");
    await cardHeading(page, "Ana Okafor").focus();
    await undo();
    await household.waitFor();
    expect(await names(page)).toEqual(["Uma Okafor", "Ugo Okafor", "Ana Okafor"]);
    await expect.poll(() => focusedCard(page)).toBe("Uma Okafor");
  }
  await page.reload();
  await household.waitFor();
});

test("whom a household's mark took stays away when the mark can no longer be undone", async ({
  moderator: { page },
}) => {
  await page.clock.install();
  await button(page.getByRole("group", group), "Mark both").click();
  await card(page, "Uma Okafor").waitFor({ state: "detached" });
  await button(page, "Undo both").waitFor();
  await page.clock.fastForward(minutes(10) + 1_000);
  await button(page, "Undo both").waitFor({ state: "detached" });
  expect(await names(page)).toEqual(["Ana Okafor"]);
});
