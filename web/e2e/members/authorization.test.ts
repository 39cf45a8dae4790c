import { expect } from "vitest";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { look } from "../support/drawing/look.ts";
import { aMember, membersOf } from "../support/family.ts";
import { button, descriptionOf, field, seenText, toast } from "../support/locators.ts";
import { openEdit } from "../support/members.ts";
import { signInAtHome } from "../support/signIn.ts";
import { acceptance, acceptWaiver, authorization, next, saved, step, understanding } from "../support/wizard.ts";
import { test, update, updateButton, updateQuestion } from "./test.ts";

const lawOfWaiver = "The law that applies.";

test("a member registered without the waiver is asked in the edit form, and the answer is on record", async ({
  atEditForm,
}) => {
  const { page, resident } = await atEditForm("Noa");
  await page.getByText(/^Ada was registered without the waiver\. Until you answer/).waitFor();
  const law = page.getByText(lawOfWaiver);
  expect(await law.isVisible()).toBe(false);
  await look(page, "members-edit-authorization");
  await page.getByText("Read the waiver", { exact: true }).click();
  await law.waitFor();
  await look(page, "members-edit-waiver");
  await authorization(page).check();
  expect(await descriptionOf(updateButton(page))).toBe("To go on, accept the waiver and tick that you understand.");
  await acceptance(page).check();
  await understanding(page).check();
  await updateButton(page).click();
  const line = updateQuestion(page).locator("dl > div", { has: page.getByText("Waiver and authorization") });
  expect((await seenText(line.locator("dd"))).replaceAll(/\s+/g, " ")).toBe(
    "nothing → becomes Accepted, filled in as parent or legal guardian",
  );
  await button(updateQuestion(page), "Update").click();
  await toast(page, "Member has been updated !").waitFor();
  const [ada] = await membersOf(resident);
  expect(ada).toMatchObject({ First: "Ada", Weight: "88", Authorization: { Choice: "GUARDIAN" } });

  await openEdit(page, "Ada Okafor");
  const on = formatDay(ada?.Authorization?.At ?? "");
  const record = `accepted on ${on} - filled in as parent or legal guardian`;
  await page.getByText(new RegExp(`^Waiver of \\w{3} \\d\\d \\d{4} ${record}$`)).waitFor();
  expect(await acceptance(page).count()).toBe(0);
  expect(await descriptionOf(updateButton(page))).toBe("Nothing has changed yet.");
  await look(page, "members-edit-authorized");
});

test("a change is saved without the answers, and the questions stay", async ({ atEditForm }) => {
  const { page, resident } = await atEditForm("Ola");
  await field(page, "Weight").fill("90");
  await update(page);
  await toast(page, "Member has been updated !").waitFor();
  const [ada] = await membersOf(resident);
  expect(ada).toMatchObject({ Weight: "90" });
  expect(ada).not.toHaveProperty("Authorization");
  await openEdit(page, "Ada Okafor");
  expect(await acceptance(page).isChecked()).toBe(false);
});

const myself = "I am filling this out for myself.";

test("for oneself the account's first name stands in the form, and for others it does not", async ({ atWizard }) => {
  const { page } = await atWizard("Rosa");
  const first = field(page, "First name");
  const choose = async (words?: string) => {
    await button(page, "Previous").click();
    await authorization(page, words).check();
    await next(page).click();
    await step(page, 2, "Member's information");
  };
  await acceptWaiver(page);
  expect(await first.inputValue()).toBe("");
  await choose(myself);
  expect([await first.inputValue(), await field(page, "Last name").inputValue()]).toEqual(["Rosa", "Okafor"]);
  await look(page, "members-for-oneself");
  await choose("I have received permission");
  expect(await first.inputValue()).toBe("");
  await first.fill("Rosalind");
  await choose(myself);
  expect(await first.inputValue()).toBe("Rosalind");
  await first.fill("");
  await button(page, "Previous").click();
  await next(page).click();
  expect(await first.inputValue()).toBe("");
  await choose();
  await choose(myself);
  expect(await first.inputValue()).toBe("Rosa");
  await saved(page);
  await page.reload();
  await step(page, 2, "Member's information");
  await choose();
  expect(await first.inputValue()).toBe("");
});

test("with a later person the account's first name comes with the answer, until its holder is registered", async ({
  newFamily,
}) => {
  const { page, resident, img } = await newFamily("Rosa");
  const Authorization = { Choice: "GUARDIAN", Waiver: waiverVersion };
  await signInAtHome(page, resident);
  for (const [registered, offered] of [
    ["Ada", "Rosa"],
    ["Rosa", ""],
  ] as const) {
    await aMember(resident, img, { First: registered, Authorization });
    await page.goto("/Members/Add");
    await step(page, 2, "Member's information");
    await authorization(page, myself).check();
    await expect.poll(() => field(page, "First name").inputValue()).toBe(offered);
    await authorization(page).check();
    await expect.poll(() => field(page, "First name").inputValue()).toBe("");
  }
});
