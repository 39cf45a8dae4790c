import type { Page } from "playwright-core";
import { expect } from "vitest";
import { callApi } from "../support/api.ts";
import { look } from "../support/drawing/look.ts";
import { aMember } from "../support/family.ts";
import { button, dialog, field, heading, link, seenText, waitForText } from "../support/locators.ts";
import { openMembers } from "../support/members.ts";
import { onPhone } from "../support/person.ts";
import { readQrCode } from "../support/readQrCode.ts";
import { test as base } from "./test.ts";

/** 300 dots an inch, 96 pixels of CSS. */
const printer = { deviceScaleFactor: 300 / 96 };

interface Paper {
  readonly url: string;
  readonly code: string;
  readonly front: string;
}

async function print(page: Page, label: string): Promise<Paper> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await button(page, label).click();
  await page.waitForSelector("body[data-printed]");
  await page.emulateMedia({ media: "print" });
  const side = (name: string) => page.locator(`#printed-card [data-side=${name}]`);
  const url = (await readQrCode(side("back"))) ?? "";
  const words = await seenText(side("back"));
  const front = await seenText(side("front"));
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => {
    document.body.removeAttribute("data-printed");
    window.dispatchEvent(new Event("afterprint"));
  });
  await page.locator("#printed-card").waitFor({ state: "detached" });
  return { url, code: (/\d{3} \d{3}/.exec(words) ?? [""])[0], front };
}

const test = base
  .extend("atCard", ({ newFamily, newPerson }) => async (FirstName: string) => {
    const { resident, img } = await newFamily(FirstName);
    await aMember(resident, img, { Additional: "Hums when calm" });
    const { page } = await newPerson(printer);
    await openMembers({ page, resident });
    await link(page, "Card to print for Ada Okafor").click();
    await heading(page, "Card for fridge and wallet of Ada Okafor").waitFor();
    return { page, resident };
  })
  .extend("withPhone", ({ newPerson }) => async (url: string) => {
    const { page } = await newPerson(onPhone);
    await page.goto(url);
    await heading(page, "Emergency card").waitFor();
    return page;
  });

async function type(page: Page, code: string): Promise<void> {
  await field(page, "Code on the card").fill(code);
  await button(page, "Show the card").click();
}

/** As a program sends it. */
const ask = (url: string, Code: string) =>
  callApi("POST", "/card", { Token: url.split("#")[1], Code }).catch(() => undefined);

const other = (code: string): string => String((Number(code.replace(" ", "")) + 1) % 1_000_000).padStart(6, "0");

test("a printed card opens with its code on a stranger's phone, and a new card ends it", async ({
  atCard,
  withPhone,
}) => {
  const { page } = await atCard("Nora");
  await button(page, "Make the card").click();
  await waitForText(page, /Print it before you leave this page/);
  await look(page, "63-card-made");
  const [wallet, fridge] = [
    await print(page, "Print for the wallet (credit card)"),
    await print(page, "Print for the fridge (A6)"),
  ];
  expect(wallet.url).toMatch(/\/Card#[\w-]{24}$/);
  expect([fridge.url, fridge.code]).toEqual([wallet.url, wallet.code]);
  expect(wallet.front.replace(/\s+/g, " ")).toBe("EMERGENCY CARD Ada Okafor NONVERB DNR?");
  const stranger = await withPhone(wallet.url);
  await type(stranger, other(wallet.code));
  await waitForText(stranger, /This is not the code of this card\. 9 tries are left\./);
  await type(stranger, wallet.code);
  await heading(stranger, "Ada Okafor").waitFor();
  const shown = await seenText(stranger.locator("main"));
  expect(shown).toContain("Non Verbal");
  expect(shown).toMatch(/Last confirmed by the family \w{3} \d\d \d{4}/);
  expect(shown).not.toContain("Hums when calm");
  await look(stranger, "65-card-opened");
  await button(page, "Make a new card").click();
  await button(dialog(page, "Make a new card?"), "Make a new card").click();
  await dialog(page, "Make a new card?").waitFor({ state: "detached" });
  const { url: newer } = await print(page, "Print for the wallet (credit card)");
  expect(newer).toMatch(/\/Card#[\w-]{24}$/);
  expect(newer).not.toBe(wallet.url);
  const late = await withPhone(wallet.url);
  await type(late, wallet.code);
  await waitForText(late, /This card does not work any more/);
});

test("a card stops after ten wrong codes, and one that is old says since when it was not confirmed", async ({
  atCard,
  withPhone,
}) => {
  const { page } = await atCard("Olive");
  await button(page, "Make the card").click();
  const { url, code } = await print(page, "Print for the wallet (credit card)");
  const stranger = await withPhone(url);
  await stranger.route("**/api/card", async (route) => {
    const response = await route.fetch();
    const json = { ...(await response.json()), IsOld: true, Confirmed: "2025-01-02" };
    await route.fulfill({ response, json });
  });
  await type(stranger, code);
  await waitForText(stranger, "Not confirmed since Jan 02 2025. It may be out of date.");
  for (let times = 1; times <= 9; times += 1) await ask(url, other(code));
  const late = await withPhone(url);
  await type(late, other(code));
  await waitForText(late, /This card stopped after too many wrong codes/);
  await late.reload();
  await type(late, code);
  await waitForText(late, /This card stopped after too many wrong codes/);
  await look(late, "66-card-stopped");
  await page.reload();
  await waitForText(page, "It stopped after ten wrong codes. Make a new one below.");
});
