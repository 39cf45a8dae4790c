import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { membersOf } from "../support/family.ts";
import { isFocused } from "../support/input/focus.ts";
import { move, pressEnterOn, typeInto } from "../support/input/keyboard.ts";
import { button, field, heading, problemSummary } from "../support/locators.ts";
import { openEdit } from "../support/members.ts";
import { test, update, updateButton } from "./test.ts";

test("what crews should know is said with the keyboard alone, and a filled group is open the next time", async ({
  atEditForm,
}) => {
  const { page, resident } = await atEditForm("Kay");
  await typeInto(page, field(page, "Allergies"), "Penicillin");
  await pressEnterOn(page, button(page, "Add a device"));
  expect(await isFocused(field(page, "What it is"))).toBe(true);
  await page.keyboard.type("Ventilator");
  await move(page, "Tab");
  await page.keyboard.type("4");
  await pressEnterOn(page, button(page, "Add a contact"));
  await page.keyboard.type("Lucía Alvarez");
  await typeInto(page, field(page, "Contact's phone"), "313-555-0161");
  await pressEnterOn(page, page.locator("summary", { hasText: "Safety and support" }));
  await typeInto(page, field(page, "Frightened by"), "Sirens");
  await update(page);
  await heading(page, "Welcome, Kay").waitFor();
  expect((await membersOf(resident))[0]).toMatchObject({
    Allergies: "Penicillin",
    PowerEquipment: [{ What: "Ventilator", Hours: 4 }],
    Contacts: [{ Name: "Lucía Alvarez", Phone: "+13135550161" }],
  });
  await openEdit(page, "Ada Okafor");
  expect(await field(page, "Allergies").inputValue()).toBe("Penicillin");
  expect(await field(page, "Frightened by").inputValue()).toBe("Sirens");
  expect(await field(page, "How to lift or move them").isVisible()).toBe(false);
  await look(page, "members-needs");
  await button(page, "Remove device 1").click();
  await look(page, "members-needs-removed");
  await pressEnterOn(page, button(page, "Put the device back"));
  expect(await field(page, "What it is").inputValue()).toBe("Ventilator");
  await button(page, "Remove device 1").click();
  await field(page, "Allergies").fill("");
  await update(page);
  await heading(page, "Welcome, Kay").waitFor();
  const [member] = await membersOf(resident);
  for (const name of ["Allergies", "PowerEquipment"]) expect(member).not.toHaveProperty(name);
  expect(member).toHaveProperty("Contacts");
});

test("a link of the summary opens the group that holds the problem", async ({ atEditForm }) => {
  const { page } = await atEditForm("Rosa");
  const moving = page.locator("summary", { hasText: "Getting around" });
  await moving.click();
  await field(page, "How to lift or move them").fill("Under the arms");
  await updateButton(page).click();
  await problemSummary(page).getByText("Please choose how many people it takes").waitFor();
  await moving.click();
  await page.getByLabel("People it takes to lift them").waitFor({ state: "hidden" });
  await problemSummary(page).getByRole("link").click();
  expect(await isFocused(page.getByLabel("People it takes to lift them"))).toBe(true);
  await heading(page, "Edit Ada Okafor").waitFor();
});
