import { alwaysLargeText, expectReadable } from "../support/drawing/textSize.ts";
import { aHousehold, aPaidMember, assign, changeMember, membersOf } from "../support/family.ts";
import { button, field, heading, toast } from "../support/locators.ts";
import { openEdit, openMembers } from "../support/members.ts";
import { aPhoto } from "../support/photo.ts";
import { acceptance, acceptWaiver, describePerson, fileInput } from "../support/wizard.ts";
import { test } from "./test.ts";

const longName = "Wolfeschlegelsteinhausenbergerdorff";

test("every screen and dialog can be read with text twice as large", async ({ newVisit }) => {
  const visit = await newVisit("Omar");
  const { page, resident, img } = visit;
  await aHousehold(resident, { Name: `The house of ${longName}` });
  await aPaidMember(resident, img, { First: longName, Additional: "M".repeat(150) });
  await alwaysLargeText(page);
  await openMembers(visit);
  for (const width of [1280, 640]) {
    await page.setViewportSize({ width, height: 900 });
    await expectReadable(page, `the list at ${width}`);
    await button(page, `Assign ${longName} Okafor`).click();
    await page.getByRole("button", { name: /^Add to/ }).waitFor();
    await expectReadable(page, `the assignment at ${width}`);
    await page.keyboard.press("Escape");
    await openEdit(page, `${longName} Okafor`);
    await expectReadable(page, `the edit form at ${width}`);
    await fileInput(page).setInputFiles(await aPhoto(page, "#0f4c5c"));
    await button(page, "Adjust").click();
    await button(page.getByRole("dialog"), "Rotate right").waitFor();
    await expectReadable(page, `the photo's frame at ${width}`);
    await button(page.getByRole("dialog"), "Use this photo").click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await button(page, "Update Member info").click();
    await page.getByText("You can always change it later.").waitFor();
    await expectReadable(page, `the confirmation at ${width}`);
    await button(page.getByRole("dialog"), "Update").click();
    await toast(page, "Member has been updated !").waitFor();
    await heading(page, "Welcome, Omar").waitFor();
  }
});

test("the wizard, the questions and the news of another browser can be read with text twice as large", async ({
  newVisit,
}) => {
  const visit = await newVisit("Nora");
  const { page, resident, img } = visit;
  await alwaysLargeText(page);
  const readable = async (name: string) => {
    for (const width of [1280, 640]) {
      await page.setViewportSize({ width, height: 900 });
      await expectReadable(page, `${name} at ${width}`);
    }
  };
  await openMembers(visit);
  const begin = page.getByRole("link", { name: "Begin Registering" });
  await begin.click();
  await page.getByText("You must have at least 1 valid location for coverage").waitFor();
  await readable("the question for a place");
  const home = await aHousehold(resident, { Name: `The house of ${longName}` });
  await page.reload();
  await acceptance(page).waitFor();
  await readable("step 1");
  await acceptWaiver(page);
  await field(page, "First name").waitFor();
  await readable("step 2");
  await describePerson(page, longName, "Okafor");
  await readable("step 3");
  await button(page, "Cancel").click();
  await button(page.getByRole("dialog"), "Leave").click();
  await begin.waitFor();

  const member = await aPaidMember(resident, img, { First: longName, Additional: "M".repeat(150) });
  await assign(resident, member, home);
  await page.reload();
  await button(page, `Assign ${longName} Okafor`).click();
  await button(page, `Remove from ${home.Name}`).click();
  await page.getByText("The record waits for review in Detroit").waitFor();
  await readable("the question before a removal");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: /^Remove/ }).waitFor({ state: "hidden" });
  await button(page.getByRole("dialog"), "Close").click();
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await openEdit(page, `${longName} Okafor`);
  await button(page, "Delete this member").click();
  await page.getByText("Tick the box first.").waitFor();
  await readable("the question before a deletion");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });

  await field(page, "Notes").fill("W".repeat(150));
  const [current = member] = await membersOf(resident);
  await changeMember(resident, current, { Additional: "X".repeat(150) });
  await button(page, "Update Member info").click();
  await button(page.getByRole("dialog"), "Update").click();
  await page.getByText("Nothing that you typed here is lost.").waitFor();
  await readable("the refusal");
  await button(page, "Load the current version").click();
  await page.getByText("What was changed elsewhere").waitFor();
  await readable("what was changed elsewhere");
});
