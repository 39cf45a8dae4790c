import { readFile } from "node:fs/promises";
import Papa from "papaparse";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { listNewEntries } from "#shared/contract/jackets/entries.ts";
import { logIn } from "../support/api.ts";
import { look } from "../support/drawing/look.ts";
import { untilFocused } from "../support/input/focus.ts";
import { recordPresses } from "../support/input/presses.ts";
import { button, dialog, heading, toast } from "../support/locators.ts";
import { fillQueue } from "../support/operator.ts";
import { filterField, waitingIn } from "../support/queue.ts";
import { hold } from "../support/routes.ts";
import { signIn } from "../support/signIn.ts";
import { seeded } from "../support/staff.ts";
import { test as base } from "../support/test.ts";

const jackets = 300;

/** Ann Arbor, with a queue of 300. */
const test = base.extend("moderator", { scope: "file" }, async ({ newLastingPerson }) => {
  await fillQueue("Ann Arbor", jackets);
  const person = await newLastingPerson({ acceptDownloads: true });
  await signIn(person.page, seeded("MOD", "Ann Arbor"));
  await heading(person.page, "New Jackets").waitFor();
  await waits(person.page, jackets);
  return person;
});

const waits = (page: Page, count: number) =>
  page
    .locator("main")
    .getByText(new RegExp(`^Ann Arbor, MI · ${count} waiting`))
    .waitFor();

const minute = 60_000;
const marking = { timeout: 2 * minute };

/** TicketsCAD 4's columns of a constituent. */
const longest = { name: 48, phone: 16, address: 48, state: 2, notes: 80, reference: 48 } as const;
const required = ["name", "phone", "reference"] as const;
const largestFile = 5 * 1024 * 1024;

type Row = Record<string, string>;

/** TicketsCAD would refuse or cut the cell, or overwrite another row. */
function refusedIn(rows: readonly Row[]): string[] {
  const tooLong = rows.flatMap((row) =>
    Object.entries(longest).flatMap(([column, most]) =>
      (row[column] ?? "").length > most ? [`${column} is too long: ${row[column]}`] : [],
    ),
  );
  const missing = rows.flatMap((row) => required.flatMap((column) => (row[column] ? [] : [`no ${column}`])));
  const keys = rows.map(({ reference }) => reference);
  const twice = keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `twice: ${key}`);
  return [...tooLong, ...missing, ...twice];
}

test("300 jackets are exported as TicketsCAD takes them, marked, taken back after a reload and marked again, with a few presses in a few minutes", async ({
  moderator: { page, context },
}) => {
  const presses = await recordPresses(context);
  const letters: string[] = [];
  const started = Date.now();

  letters.push("e");
  await page.keyboard.press("e");
  await dialog(page, `Export all ${jackets} jackets that wait`).waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  const text = await readFile(await file.path(), "utf8");
  expect(text.length).toBeLessThan(largestFile);
  const { data, errors } = Papa.parse<Row>(text.replace(/^\uFEFF/, ""), {
    header: true,
    skipEmptyLines: true,
  });
  expect([errors, refusedIn(data), data.length]).toEqual([[], [], jackets]);

  const mark = button(page, `Mark these ${jackets} as Transfered`);
  const undo = button(page, `Undo these ${jackets} marks`);
  await mark.click();
  await undo.waitFor(marking);
  await waits(page, 0);
  await page.reload();
  await undo.click(marking);
  await mark.waitFor(marking);
  await waits(page, jackets);
  await mark.click();
  await undo.waitFor(marking);
  await waits(page, 0);

  const spent = Date.now() - started;
  expect(spent).toBeLessThan(5 * minute);
  expect([...letters, ...presses]).toHaveLength(5);
  // Marking moved the queue for many seconds after its press.
  await page.reload();
  await undo.waitFor();
  await look(page, "queue-handed-over");
});

test("marks of before a reload are taken back one by one, too", async ({ moderator: { page } }) => {
  await page.reload();
  const marks = page.getByRole("region", { name: "Marked in the last ten minutes" });
  await marks.getByText("Marked as Transfered").first().waitFor();
  for (let back = 1; back <= 3; back += 1) {
    await page.keyboard.press("u");
    await waits(page, back);
  }
});

test("a jacket that is read by hand takes three keys: its medical record, back, the mark", async ({
  moderator: { page },
}) => {
  await page.locator("h1").focus();
  await page.keyboard.press("j");
  for (let left = 2; left >= 0; left -= 1) {
    await page.keyboard.press("m");
    await dialog(page, /^Medical Data for/).waitFor();
    await page.keyboard.press("Escape");
    await dialog(page, /^Medical Data for/).waitFor({ state: "detached" });
    await page.keyboard.press("t");
    await toast(page, `Marked as Transfered: ${left} left`).waitFor();
  }
  expect(await waitingIn("/listNewEntries", await logIn(seeded("MOD", "Ann Arbor")))).toEqual([]);
});

test("cards that are selected are exported alone, and the export can be cancelled before it begins", async ({
  moderator: { page },
}) => {
  await fillQueue("Ann Arbor", 4);
  await page.reload();
  await waits(page, 4);
  // After their number.
  await page.getByRole("article").first().waitFor();
  await page.locator("h1").focus();
  for (const key of ["j", "x", "j", "x", "e"]) await page.keyboard.press(key);
  const asking = dialog(page, "Export 2 selected jackets");
  await asking.waitFor();
  await look(page, "queue-export");
  await button(asking, "Cancel").click();
  await asking.waitFor({ state: "detached" });
  await button(page, "Export 2 selected").click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect((await readFile(await file.path(), "utf8")).trim().split("\r\n")).toHaveLength(3);
  // The pressed button went with its bar.
  await untilFocused(page.getByRole("article").first().locator("h2"));
  const release = await hold(page, "markEntries");
  await button(page, "Mark these 2 as Transfered").click();
  // Another filter is another list: the marks go on beside it.
  await filterField(page).fill("zzz");
  await filterField(page).press("Enter");
  await page.getByText("No jacket matches “zzz”").waitFor();
  await page.getByRole("progressbar", { name: "Marking" }).waitFor();
  // The list that began the marks.
  const readAnew = page.waitForResponse(
    (response) =>
      response.url().endsWith(listNewEntries.path) && response.request().postData()?.includes("zzz") === true,
  );
  release();
  await toast(page, "2 jackets marked as Transfered").waitFor();
  await readAnew;
  await filterField(page).fill("");
  await filterField(page).press("Enter");
  await waits(page, 2);
});
