import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { changeMember, deleteMember, membersOf } from "../support/family.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, dialog, seenText } from "../support/locators.ts";
import { aJacket, card, cardHeading, markAll, markButton } from "../support/queue.ts";
import { staffToken } from "../support/staff.ts";
import { test as queueTest } from "./test.ts";

/** Since the transfer Ines has changed and Omar has left. */
const test = queueTest.extend("moderator", { scope: "file" }, async ({ home, newLastingStaff }) => {
  const { resident } = home;
  const stays = await aJacket(home, { First: "Ines", Additional: "A dog" });
  const leaves = await aJacket(home, { First: "Omar", Medical: {} }, { Street: "1 Campus Martius" });
  await markAll(await staffToken());
  const ines = (await membersOf(resident)).find(({ ID }) => ID === stays.ID) ?? stays;
  const Medical = { NonVerbal: true, MedicalPumps: true };
  await changeMember(resident, ines, { Weight: "91", Phone: "313-555-0123", Medical });
  await deleteMember(resident, leaves);
  return newLastingStaff("MOD", "/UpdatedEntries");
});

test("an update lists field by field the changes since the transfer, without the family's notes", async ({
  moderator: { page },
}) => {
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

test("a member who left is plainly reported, and marking says that the department took the jacket out", async ({
  moderator: { page },
}) => {
  const omar = card(page, "Omar Okafor");
  await omar.getByText("No longer at this address").waitFor();
  await markButton(page, "Omar Okafor").click();
  await omar.waitFor({ state: "detached" });
  await untilFocused(cardHeading(page, "Ines Okafor"));
});

test("the photo opens large, Escape closes it, and the focus is where it was", async ({ moderator: { page } }) => {
  const photo = button(card(page, "Ines Okafor"), "Enlarge the photo of Ines Okafor");
  await photo.click();
  const enlarged = dialog(page, "Photo of Ines Okafor");
  await enlarged.getByRole("img").waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>("[role=dialog] img")?.naturalWidth);
  await page.keyboard.press("Escape");
  await enlarged.waitFor({ state: "detached" });
  await untilFocused(photo);
});

test("when nothing is left the screen says so, and that stays after a reload", async ({ moderator: { page } }) => {
  await markButton(page, "Ines Okafor").click();
  await page.getByText("No Updated Jackets to display").waitFor();
  await page.reload();
  await page.getByText("No Updated Jackets to display").waitFor();
});
