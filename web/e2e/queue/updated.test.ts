import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Member } from "#shared/model/member.ts";
import { callApi, changeElsewhere, membersOf } from "../support/family.ts";
import { look, startBrowser } from "../support/look.ts";
import { aVisit, seenText, type Visit } from "../support/members.ts";
import { untilFocused } from "../support/messages.ts";
import {
  aJacket,
  aReader,
  button,
  card,
  markAll,
  markOf,
  type Reader,
  staffToken,
} from "../support/queue.ts";

let browser: Browser;
let home: Visit;
let moderator: Reader;

beforeAll(async () => {
  browser = await startBrowser();
  home = await aVisit(browser, "Rosa");
  const as = await staffToken();
  const stays = await aJacket(home.family, home.img, { First: "Ines", Additional: "A dog" });
  const leaves = await aJacket(home.family, home.img, { First: "Omar", Medical: {} }, "1 Campus Martius");
  await markAll(as);
  const now = (await membersOf(home.family)).find(({ ID }) => ID === stays.ID) as Member;
  await changeElsewhere(home.family, now, {
    ...{ Weight: "91", Phone: "313-555-0123", Medical: { NonVerbal: true, MedicalPumps: true } },
  });
  await callApi("DELETE", "/member", { Parent_ID: home.family.id, ID: leaves.ID }, home.family);
  moderator = await aReader(browser, "/UpdatedEntries");
});

afterAll(async () => {
  await browser?.close();
});

test("an update says field by field what changed since the transfer, without the family's notes", async () => {
  const { page } = moderator;
  const ines = card(page, "Ines Okafor");
  await ines.getByText("Changed since it was transferred").waitFor();
  const changes = await seenText(ines.locator("dl").first());
  expect(changes.replace(/\s+/g, " ").trim()).toBe(
    "DNR Yes → becomes No Medical Pumps No → becomes Yes Phone (not provided) → becomes (313) 555-0123 " +
      "Weight 88 lb → becomes 91 lb",
  );
  expect(await seenText(ines)).not.toContain("A dog");
  await look(page, "queue-updated");
});

test("somebody who left is told plainly, and marking says that the department took the jacket out", async () => {
  const { page } = moderator;
  const omar = card(page, "Omar Okafor");
  await omar.getByText("No longer at this address").waitFor();
  await markOf(page, "Omar Okafor").click();
  await omar.waitFor({ state: "detached" });
  await untilFocused(card(page, "Ines Okafor").getByRole("heading", { level: 2 }));
});

test("the photo opens large, Escape closes it, and the focus is where it was", async () => {
  const { page } = moderator;
  const photo = button(card(page, "Ines Okafor"), "Enlarge the photo of Ines Okafor");
  await photo.click();
  const dialog = page.getByRole("dialog", { name: "Photo of Ines Okafor" });
  await dialog.getByRole("img").waitFor();
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>("[role=dialog] img")?.naturalWidth,
  );
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await untilFocused(photo);
});

test("when nothing is left the screen says so, and that stays after a reload", async () => {
  const { page, problems } = moderator;
  await markOf(page, "Ines Okafor").click();
  await page.getByText("No Updated Jackets to display").waitFor();
  await page.reload();
  await page.getByText("No Updated Jackets to display").waitFor();
  expect(problems).toEqual([]);
});
