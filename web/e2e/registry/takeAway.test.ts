import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import Papa from "papaparse";
import type { Download, Page } from "playwright-core";
import { extractText, getDocumentProxy } from "unpdf";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { button, dialog, field, fold, heading, waitForText } from "../support/locators.ts";
import { openPerson } from "../support/person.ts";
import { aJacket } from "../support/queue.ts";
import { test } from "../support/test.ts";

const Street = "77 Gratiot Ave";
const hostile = "</script><img src=x onerror=document.title='broken'> Ring twice";

async function openList(page: Page): Promise<void> {
  await heading(page, "Registry").waitFor();
  await page.getByLabel("Review of the record").check();
  await button(page, "Show the homes").click();
  await page.getByRole("heading", { name: "Homes", exact: true }).waitFor();
}

const listed = async (page: Page) => page.waitForResponse(/\/registry\/list$/);

const saved = async (page: Page): Promise<Download> => page.waitForEvent("download", { timeout: 60_000 });

async function textOfPdf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text;
}

test("an offline copy opens from the disk without a network, with its passphrase alone, and prints sheets to tick", async ({
  newVisit,
  newStaff,
  browser,
}) => {
  const home = await newVisit("Lena");
  const Geo = { Lat: 42.335, Lng: -83.041, Exactness: "FAMILY" as const };
  const person = { First: "Odette", Last: "Farrow", Phone: "313-555-0166", Medical: { MedicalPumps: true } };
  await aJacket(home, person, { Street, Geo, Description: hostile, Entry: "Gate code 4711" });
  await aJacket(home, { First: "Sol" }, { Street: "79 Gratiot Ave" });
  const { page } = await newStaff("MOD", "/Registry");
  await openList(page);
  await page.getByLabel("Area", { exact: true }).selectOption("CIRCLE");
  await field(page, "Middle").fill("42.335, -83.041");
  await field(page, "Radius").fill("5");
  await fold(page, "More").click();
  await page.getByLabel("Order", { exact: true }).selectOption("ADDRESS");
  await button(page, "Show these homes").click();
  await waitForText(page, /homes?, by address, and .* without an exact position/);
  await button(page, "Take it away").click();
  await dialog(page, "Take this list away").waitFor();
  await look(page, "registry-take-away");
  const [file] = await Promise.all([saved(page), button(dialog(page, /list away/), "Take it away").click()]);
  const done = dialog(page, "The offline copy is saved");
  await done.waitFor();
  await look(page, "registry-passphrase");
  const [passphrase = ""] = /(?:[0-9A-Z]{4}-){5}[0-9A-Z]{4}/.exec(await done.innerText()) ?? [];
  await page.keyboard.press("Escape");
  await done.getByLabel("I have kept the passphrase").check();
  await button(done, "Done").click();
  await done.waitFor({ state: "detached" });

  const path = join(tmpdir(), `${Date.now()}-${file.suggestedFilename()}`);
  expect(path).toMatch(/\.html$/);
  await file.saveAs(path);
  const html = await readFile(path, "utf8");
  for (const secret of ["Odette", "Farrow", "Gratiot", "4711", "onerror", passphrase])
    expect(html).not.toContain(secret);

  const { page: copy, context, problems } = await openPerson(browser, {});
  await context.setOffline(true);
  await copy.goto(pathToFileURL(path).href);
  const words = field(copy, "Passphrase");
  await words.fill("0000-0000-0000-0000-0000-0000");
  await copy.keyboard.press("Enter");
  await waitForText(copy, /This is not the passphrase of this copy/);
  await look(copy, "offline-locked");
  await words.fill(passphrase.toLowerCase().replaceAll("-", " "));
  await copy.keyboard.press("Enter");
  await heading(copy, "Registry of Detroit responders").waitFor();
  await waitForText(copy, /homes, by address; those without an exact position come last$/);
  await copy.getByRole("searchbox").fill("nobody");
  await waitForText(copy, "Try fewer words, or the street alone.");
  await copy.getByRole("searchbox").fill("77 gratiot avenue odette");
  await waitForText(copy, /^1 of \d+ home/);
  await copy.getByText(Street, { exact: true }).click();
  await waitForText(copy, hostile);
  await waitForText(copy, "Gate code 4711");
  expect(await copy.getByRole("link", { name: "(313) 555-0166" }).getAttribute("href")).toBe("tel:+13135550166");
  await look(copy, "offline-copy");
  await copy.emulateMedia({ colorScheme: "dark" });
  await look(copy, "offline-copy-dark");
  const list = await textOfPdf(await copy.pdf());
  expect(list.join(" ")).toMatch(/Registry of Detroit responders\. Made .+ Printed at .+ Shred by .+/s);
  expect(list[0]).toMatch(/Home \d+ of \d+.*77 Gratiot Ave.*Not tried.*Needs help.*No answer/s);
  expect(list.join(" ")).toMatch(/Page 1 of 1/);
  expect(list.join(" ")).not.toContain("4711");
  // What the button prepares before the browser's own window.
  await copy.evaluate(() => Object.assign(window, { print: () => undefined }));
  await button(copy, "Print a sheet for each home").click();
  const folder = process.env.SCREENSHOTS;
  const sheets = await textOfPdf(await copy.pdf(folder ? { path: join(folder, "sheets.pdf") } : {}));
  expect(sheets.join(" ")).toContain("Gate code 4711");
  expect(await copy.title()).toBe("Offline copy");
  expect(problems).toEqual([]);
  await context.close();
});

test("an export goes on without its dialog and is there again, and is saved as a table", async ({ newStaff }) => {
  const { page } = await newStaff("MOD", "/Registry");
  await openList(page);
  // The answers come late: the dialog is closed before.
  let answers: "LATE" | "NEVER" | "NOW" = "LATE";
  await page.route("**/api/registry/export/read", async (route) => {
    if (answers === "NEVER") return route.abort();
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({
      response: answer,
      json: answers === "LATE" ? { ...body, Status: "RUNNING", Done: 1_200, Total: 3_400, Parts: [] } : body,
    });
  });
  await button(page, "Take it away").click();
  await page.getByLabel("Format").selectOption("TICKETSCAD_CSV");
  await button(dialog(page, /list away/), "Take it away").click();
  await waitForText(page, "1,200 of 3,400 homes");
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/registry-export-progress.png` });
  await button(page, "Close").click();
  await page.reload();
  await openList(page);
  await button(page, "Take it away").click();
  await waitForText(page, "1,200 of 3,400 homes");
  await button(page, "Close").click();

  await page.getByLabel("Area", { exact: true }).selectOption("ZIP");
  await field(page, "ZIP").fill("48226");
  await Promise.all([listed(page), button(page, "Show these homes").click()]);
  await button(page, "Take it away").click();
  await waitForText(page, "An export of another list was begun before.");
  expect(await page.getByLabel("Format").inputValue()).toBe("OFFLINE");
  await look(page, "registry-export-other");
  await button(page, "Go on with the other").click();
  await waitForText(page, "1,200 of 3,400 homes");
  await button(page, "Close").click();
  await Promise.all([listed(page), button(page, "Show all").click()]);
  await button(page, "Take it away").click();
  await waitForText(page, "1,200 of 3,400 homes");
  answers = "NEVER";
  await waitForText(page, /could not reach/);
  await look(page, "registry-export-failed");
  answers = "NOW";
  const [file] = await Promise.all([saved(page), button(page, "Try again").click()]);
  expect(file.suggestedFilename()).toMatch(/^beforehand-Detroit-responders-.*\.csv$/);
  const { data } = Papa.parse<Record<string, string>>(
    (await readFile(await file.path(), "utf8")).replace(/^\uFEFF/, ""),
    {
      header: true,
      skipEmptyLines: true,
    },
  );
  expect(data.length).toBeGreaterThan(0);
  await waitForText(page, /saved as beforehand-Detroit-responders/);
});
