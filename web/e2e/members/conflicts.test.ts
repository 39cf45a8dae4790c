import { expect } from "vitest";
import { returnToPage } from "../support/clock.ts";
import { look } from "../support/drawing/look.ts";
import { aMember, changeMember, deleteMember, membersOf } from "../support/family.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, field, seenText, toast } from "../support/locators.ts";
import { openEdit, openMembers } from "../support/members.ts";
import { test, update } from "./test.ts";

const sentence = "This record was changed elsewhere. Reload and try again.";

test("of two browsers the second sees the first one's changes, loses nothing, and can then save", async ({
  newPerson,
  newFamily,
}) => {
  const visit = await newFamily("Omar");
  const { page, resident, img } = visit;
  await aMember(resident, img, { Additional: "A quiet voice" });
  const { page: other } = await newPerson();
  for (const one of [page, other]) {
    await openMembers({ page: one, resident });
    await openEdit(one, "Ada Okafor");
  }
  await field(other, "Notes").fill("Knock twice");
  await field(other, "Weight").fill("91");
  await other.getByLabel("Non Verbal").uncheck();
  await update(other);
  await toast(other, "Member has been updated !").waitFor();

  await field(page, "Notes").fill("Service dog named Biscuit");
  await field(page, "Last name").fill("Silva");
  await update(page);
  await toast(page, sentence).waitFor();
  await page.getByRole("group", { name: sentence }).getByText("Nothing that you typed here is lost.").waitFor();
  expect(await field(page, "Notes").inputValue()).toBe("Service dog named Biscuit");
  await look(page, "members-edit-conflict");
  await button(page, "Load the current version").click();
  const news = page.getByRole("group", { name: "What was changed elsewhere" });
  await news.waitFor();
  const told = (await seenText(news.locator("dl"))).replaceAll(/\s*\n+\s*/g, " ");
  expect(told).toContain("Weight in pounds Was 88, now 91");
  expect(told).toContain("Medical: Non Verbal Was Yes, now No");
  expect(told).toContain("Notes Was A quiet voice, now Knock twice You typed Service dog named Biscuit");
  expect(await field(page, "Weight").inputValue()).toBe("91");
  expect(await page.getByLabel("Non Verbal").isChecked()).toBe(false);
  expect(await field(page, "Last name").inputValue()).toBe("Silva");
  await look(page, "members-edit-news");
  await news.getByRole("button", { name: "Notes: use the current version" }).click();
  expect(await field(page, "Notes").inputValue()).toBe("Knock twice");
  await field(page, "Notes").fill("Knock twice, then wait");
  await update(page);
  await toast(page, "Member has been updated !").waitFor();
  expect((await membersOf(resident))[0]).toMatchObject({
    Last: "Silva",
    Additional: "Knock twice, then wait",
    Weight: "91",
    Version: 3,
    Medical: { DNR: true },
  });
});

test("without a network the current version is not waited for: that is told, and the button works again", async ({
  atEditForm,
}) => {
  const { page, context, resident, ada } = await atEditForm("Nell");
  await changeMember(resident, ada, { Weight: "91" });
  await field(page, "Notes").fill("Knock twice");
  await update(page);
  const conflict = page.getByRole("group", { name: sentence });
  await conflict.waitFor();
  await context.setOffline(true);
  await button(conflict, "Load the current version").click();
  await conflict.getByText(/^We could not reach Beforehand/).waitFor();
  await context.setOffline(false);
  await button(conflict, "Load the current version").click();
  await page.getByRole("group", { name: "What was changed elsewhere" }).waitFor();
  expect(await field(page, "Notes").inputValue()).toBe("Knock twice");
});

test("an untouched form follows the changes of another browser", async ({ newFamily }) => {
  const visit = await newFamily("Vera");
  const { page, resident, img } = visit;
  const ada = await aMember(resident, img);
  await page.clock.install();
  await openMembers(visit);
  await openEdit(page, "Ada Okafor");
  await changeMember(resident, ada, { Weight: "91" });
  // The window comes back a minute later.
  await page.clock.fastForward(60_000);
  await returnToPage(page);
  await page.locator("input[value='91']").waitFor();
  expect(await field(page, "Weight").inputValue()).toBe("91");
  await field(page, "Weight").fill("92");
  await update(page);
  await toast(page, "Member has been updated !").waitFor();
});

test("a member deleted in another browser is reported as gone, and typed text stays", async ({ atEditForm }) => {
  const { page, resident, ada } = await atEditForm("Tess");
  await field(page, "Notes").fill("Knock twice");
  await deleteMember(resident, ada);
  await update(page);
  await untilFocused(page.getByRole("group", { name: "Ada is not registered any more" }));
  expect(await field(page, "Notes").inputValue()).toBe("Knock twice");
  await look(page, "members-edit-gone");
});
