import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { EmergencyCard } from "#shared/model/emergencyCard.ts";
import { type Body, callApi } from "../support/api.ts";
import { look } from "../support/drawing/look.ts";
import { aMember, membersOf } from "../support/family.ts";
import { button, dialog, field, fold, heading, link, menuItem, seenText, waitForText } from "../support/locators.ts";
import { openMembers } from "../support/members.ts";
import { onPhone } from "../support/person.ts";
import { readQrCode } from "../support/readQrCode.ts";
import { test as base } from "./test.ts";

/** 300 dots an inch, 96 pixels of CSS. */
const printer = { deviceScaleFactor: 300 / 96 };

interface Paper {
  readonly url: string;
  readonly code: string;
  readonly words: string;
}

const paper = (page: Page) => page.locator("#printed-card");

async function onPaper<Read>(page: Page, read: () => Promise<Read>): Promise<Read> {
  await page.emulateMedia({ media: "print" });
  const found = await read();
  await page.emulateMedia({ media: "screen" });
  return found;
}

async function readPaper(page: Page): Promise<Paper> {
  const words = (await seenText(paper(page))).replace(/\s+/g, " ").trim();
  const url = (await readQrCode(paper(page).getByRole("img", { name: "Opens the page of this card" }))) ?? "";
  return { url, words, code: (/\d{3} \d{3}/.exec(words) ?? [""])[0] };
}

/** A test has no browser's dialog to wait for. */
async function press(page: Page, label: string): Promise<void> {
  await page.evaluate(() => {
    document.body.removeAttribute("data-printed");
    window.print = () => document.body.setAttribute("data-printed", "yes");
  });
  await button(page, label).click();
  await page.waitForSelector("body[data-printed]");
}

async function print(page: Page, size: "For the fridge" | "For the wallet"): Promise<Paper> {
  await page.getByLabel(size).check();
  await press(page, "Print");
  return onPaper(page, () => readPaper(page));
}

const test = base
  .extend("atCard", ({ newFamily, newPerson }) => async (FirstName: string, details: Body = {}) => {
    const { resident, img } = await newFamily(FirstName);
    await aMember(resident, img, { Additional: "Hums when calm", ...details });
    const { page } = await newPerson(printer);
    await openMembers({ page, resident });
    await button(page, "More for Ada Okafor").click();
    await menuItem(page, "Card to print").click();
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

/** As a program. */
const ask = (url: string, Code: string) =>
  callApi("POST", "/card", { Token: url.split("#")[1], Code }).catch(() => undefined);

const other = (code: string): string => String((Number(code.replace(" ", "")) + 1) % 1_000_000).padStart(6, "0");

test("a printed card opens with its code on a stranger's phone, and a new card ends it", async ({
  atCard,
  withPhone,
}) => {
  const { page } = await atCard("Nora");
  await button(page, "Make the card").click();
  await waitForText(page, "The card is made.");
  await look(page, "63-card-made");
  const [wallet, fridge] = [await print(page, "For the wallet"), await print(page, "For the fridge")];
  expect(wallet.url).toMatch(/\/Card#[\w-]{24}$/);
  expect([fridge.url, fridge.code]).toEqual([wallet.url, wallet.code]);
  for (const { words } of [wallet, fridge]) {
    expect(words).toContain("Ada Okafor Does not speak: watch for other signs The family reports a DNR: see the paper");
    expect(words).not.toMatch(/NONVERB|DNR\?/);
  }
  // At any later time, and with the browser's own Print.
  await page.reload();
  await button(page, "Print").waitFor();
  const again = await onPaper(page, async () => {
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(0);
    return readPaper(page);
  });
  expect(again).toEqual(fridge);
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
  await fold(page, "Is it lost, or should it show something else?").click();
  await button(page, "Make a new card").click();
  await button(dialog(page, "Make a new card?"), "Make a new card").click();
  await dialog(page, "Make a new card?").waitFor({ state: "detached" });
  await waitForText(page, "The card is made.");
  const { url: newer } = await print(page, "For the wallet");
  expect(newer).toMatch(/\/Card#[\w-]{24}$/);
  expect(newer).not.toBe(wallet.url);
  const late = await withPhone(wallet.url);
  await type(late, wallet.code);
  await waitForText(late, /This card does not work any more/);
});

const much = {
  Medical: { NonVerbal: true, DNR: true, AutismASD: true, Bipolar: true, MobilityImpairmentRequiringWheelChair: true },
  Allergies: `Seasonal pollen, dust mites, cats; latex; penicillin: anaphylaxis${", cashew nuts".repeat(17)}`,
  Medicines: `Insulin at eight and at six${", then a tablet".repeat(17)}`,
  PowerEquipment: [
    { What: "Power wheelchair with a joystick at the left side", Hours: "2" },
    { What: "Ventilator beside the bed", Hours: "6" },
  ],
  UsuallyAt: "The room at the end of the corridor on the second floor",
};

/** The parts cut off by a side. */
const cutOff = (page: Page) =>
  onPaper(page, () =>
    paper(page).evaluate((sheet) =>
      [...sheet.querySelectorAll("[data-side], [data-side] *")]
        .filter((one) => getComputedStyle(one).overflow === "hidden" && one.scrollHeight > one.clientHeight + 1)
        .map((one) => `${one.scrollHeight} of ${one.clientHeight}`),
    ),
  );

test("a card with much to say has its lines within its sides, and says that its page has more", async ({
  atCard,
  withPhone,
}) => {
  const { page } = await atCard("Odile", much);
  await button(page, "Make the card").click();
  await waitForText(page, "The card is made.");
  const fridge = await print(page, "For the fridge");
  expect(await cutOff(page)).toEqual([]);
  const wallet = await print(page, "For the wallet");
  expect(await cutOff(page)).toEqual([]);
  await look(page, "63-card-much");
  for (const { words } of [wallet, fridge]) expect(words).toContain("More on the page: scan the code");
  expect(fridge.words).toContain("The family reports a DNR");
  const stranger = await withPhone(wallet.url);
  await type(stranger, wallet.code);
  await heading(stranger, "Ada Okafor").waitFor();
  for (const text of [much.Allergies, much.Medicines, "Ventilator beside the bed (battery lasts 6 h)"])
    await waitForText(stranger, text);
  await look(stranger, "65-card-much-opened");
});

test("a card stops after ten wrong codes, and one that is old says since when it was not confirmed", async ({
  atCard,
  withPhone,
}) => {
  const { page } = await atCard("Olive");
  await button(page, "Make the card").click();
  const { url, code } = await print(page, "For the wallet");
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

/** As after a new signing key. */
const hidePrinted = (page: Page) =>
  page.route("**/api/members/cards", async (route) => {
    const response = await route.fetch();
    const { Cards } = (await response.json()) as { readonly Cards: readonly EmergencyCard[] };
    await route.fulfill({ response, json: { Cards: Cards.map(({ Token, Code, ...card }) => card) } });
  });

test("a card that cannot be printed again says so, and printing the whole family's cards does not end it", async ({
  atCard,
}) => {
  const { page, resident } = await atCard("Quinn");
  await button(page, "Make the card").click();
  const { url, code } = await print(page, "For the wallet");
  await aMember(resident, (await membersOf(resident))[0]?.img ?? "", { First: "Ben", Medical: {} });
  await hidePrinted(page);
  await page.reload();
  await waitForText(page, /The card that you have works, but it cannot be printed again/);
  await button(page, "Make a new card").waitFor();
  await look(page, "67-card-not-printable");
  await page.goto("/Members/Cards");
  await waitForText(page, /Cards that work, but cannot be printed again: Ada Okafor\./);
  await look(page, "68-family-card-not-printable");
  await page.unroute("**/api/members/cards");
  await press(page, "Print 1 card");
  expect(await ask(url, code.replace(" ", ""))).toMatchObject({ First: "Ada" });
});

test("a family prints the cards of all its people at once, those that are made at the press among them", async ({
  atCard,
}) => {
  const { page, resident } = await atCard("Petra");
  await button(page, "Make the card").click();
  await waitForText(page, "The card is made.");
  await aMember(resident, (await membersOf(resident))[0]?.img ?? "", { First: "Ben", Medical: {} });
  await page.reload();
  await link(page, "Print the cards of the whole family").click();
  await heading(page, "Cards for fridge and wallet").waitFor();
  await waitForText(page, "No card yet: Print makes one");
  await look(page, "64-family-cards");
  await press(page, "Print 2 cards");
  await onPaper(page, async () => {
    for (const name of ["Ada Okafor", "Ben Okafor"]) await paper(page).getByText(name, { exact: true }).waitFor();
  });
  expect(await page.getByText("No card yet: Print makes one").count()).toBe(0);
  await page.getByLabel("Ben Okafor").uncheck();
  await press(page, "Print 1 card");
  await onPaper(page, async () => expect(await seenText(paper(page))).not.toContain("Ben Okafor"));
});
