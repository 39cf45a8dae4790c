import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import { dayOf } from "#shared/rules/dates.ts";
import { look } from "../support/drawing/look.ts";
import { move } from "../support/input/keyboard.ts";
import {
  button,
  descriptionOf,
  dialog,
  field,
  heading,
  link,
  problemSummary,
  sidebarLink,
} from "../support/locators.ts";
import { phone } from "../support/person.ts";
import {
  acceptance,
  acceptWaiver,
  authorization,
  choosePhoto,
  describePerson,
  fillDate,
  fillFacts,
  next,
  saved,
  step,
  understanding,
} from "../support/wizard.ts";
import { test } from "./test.ts";

const isOff = async (page: Page) => (await next(page).getAttribute("aria-disabled")) === "true";

/** While Next is off. */
const reason = (page: Page) => descriptionOf(next(page));

test("a member needs a household first", async ({ signedIn }) => {
  const { page } = await signedIn("Rosa");
  await page.goto("/Members/Add");
  const question = dialog(page, "Covered locations");
  await question.getByText("You must have at least 1 valid location for coverage", { exact: true }).waitFor();
  await look(page, "members-needs-location");
  await button(question, "Cancel").click();
  await heading(page, "Welcome, Rosa").waitFor();
  await page.goBack();
  await question.getByRole("link", { name: "Add a House Hold" }).click();
  await heading(page, "New House Hold").waitFor();
});

test("the waiver's step waits for acceptance, one of three authorizations and the understanding", async ({
  atWizard,
}) => {
  const { page } = await atWizard("Grace");
  await page.getByText(/law of the State of Michigan .* courts of Wayne County, Michigan/).waitFor();
  const [accept, understand] = [acceptance(page), understanding(page)];
  expect(await reason(page)).toBe(
    "To go on, accept the waiver, say who allows you to register this person and tick that you understand.",
  );
  await accept.check();
  await understand.check();
  expect(await reason(page)).toBe("To go on, say who allows you to register this person.");
  for (const choice of [
    "I am this person's parent or legal guardian.",
    "I have received permission from the resident to register them.",
    "I am filling this out for myself.",
  ]) {
    await page.getByLabel(choice).check();
    expect(await isOff(page), choice).toBe(false);
  }
  await accept.uncheck();
  expect(await reason(page)).toBe("To go on, accept the waiver.");
  await accept.check();
  await understand.uncheck();
  expect(await reason(page)).toBe("To go on, tick that you understand.");
  expect(await button(page, "Previous").count()).toBe(0);
});

test("the person's step waits for each required fact", async ({ atWizard }) => {
  const { page } = await atWizard("Ines");
  await acceptWaiver(page, "I am filling this out for myself.");
  expect(await page.getByLabel("Feet").locator("option").allTextContents()).toEqual([
    ...["Choose", "Under 3 ft"],
    ...[3, 4, 5, 6, 7].map((feet) => `${feet} ft`),
  ]);
  // The account's name is offered.
  for (const name of ["First name", "Last name"]) {
    expect(await field(page, name).inputValue()).not.toBe("");
    await field(page, name).fill("");
  }
  const missing = [
    ["enter a first name", () => field(page, "First name").fill("李")],
    ["enter a last name", () => field(page, "Last name").fill("小龙")],
    ["choose a sex", () => page.getByLabel("Other", { exact: true }).check()],
    ["enter a full date of birth", () => fillDate(page, "2012-02-29")],
    ["choose the feet of the height", () => page.getByLabel("Feet").selectOption("5")],
    ["enter a weight above 0", () => field(page, "Weight").fill("0")],
  ] as const;
  for (const [request, answer] of missing) {
    expect(await reason(page)).toContain(request);
    await answer();
  }
  expect(await reason(page)).toBe("To go on, enter a weight above 0.");
  await field(page, "Weight").fill("1.5");
  expect(await isOff(page)).toBe(false);
  // Tomorrow may be today on Guam.
  const future = dayOf(new Date(Date.now() + 2 * 86_400_000));
  await fillDate(page, future);
  await next(page).click();
  await problemSummary(page).getByText("The date of birth cannot be in the future").waitFor();
  await look(page, "members-wizard-refused");
  await fillDate(page, dayOf(new Date()));
  await next(page).click();
  await step(page, 3, "Member's Medical information");
  expect(await isOff(page)).toBe(false);
});

test("a height without inches is a height of whole feet", async ({ atWizard }) => {
  const { page } = await atWizard("Elin");
  await acceptWaiver(page, "I am filling this out for myself.");
  await fillFacts(page, "Elin", "Berg");
  await page.getByLabel("Inches").selectOption("");
  await next(page).click();
  await step(page, 3, "Member's Medical information");
});

test("a small child's feet open under the list of the usual ones", async ({ atWizard }) => {
  const { page } = await atWizard("Noor");
  await acceptWaiver(page, "I am filling this out for myself.");
  await fillFacts(page, "Sami", "Haddad");
  const feet = page.getByLabel("Feet", { exact: true });
  const small = page.getByLabel("Feet, under 3 ft");
  await feet.selectOption("Under 3 ft");
  expect(await small.locator("option").allTextContents()).toEqual(["Choose", "1 ft", "2 ft"]);
  expect(await reason(page)).toBe("To go on, choose the feet of the height.");
  await look(page, "members-wizard-small");
  // Arrow keys choose at each step.
  await feet.focus();
  await page.keyboard.press("ArrowDown");
  expect(await feet.inputValue()).toBe("3");
  expect(await small.count()).toBe(0);
  await feet.selectOption("Under 3 ft");
  await small.selectOption("2 ft");
  await next(page).click();
  await step(page, 3, "Member's Medical information");
  await button(page, "Previous").click();
  expect(await small.inputValue()).toBe("2");
});

test("a weight in kilograms is said in pounds before it is stored, and a word is no weight", async ({ atWizard }) => {
  const { page } = await atWizard("Ada");
  await acceptWaiver(page, "I am filling this out for myself.");
  await fillFacts(page, "Ada", "Berg");
  const weight = field(page, "Weight");
  await weight.fill("70 kg");
  await page.getByText("70 kg will be stored as 154.3 lb.", { exact: true }).first().waitFor();
  expect(await descriptionOf(weight)).toBe("70 kg will be stored as 154.3 lb.");
  expect(await isOff(page)).toBe(false);
  await weight.fill("heavy");
  await field(page, "Email").focus();
  await page.getByText("Please enter the weight as a number, such as 150 or 70 kg").waitFor();
  expect(await reason(page)).toBe("To go on, enter a weight above 0.");
});

test("a wrong date of birth says what is wrong with it", async ({ atWizard }) => {
  const { page } = await atWizard("Dina");
  await acceptWaiver(page, "I am filling this out for myself.");
  await fillFacts(page, "Dina", "Berg");
  for (const [day, told, asked] of [
    ["2023-02-29", "There is no such day. Please check the month and the day", "a date of birth that exists"],
    ["62-03-14", "Please enter the year of birth with four digits", "the year of birth with four digits"],
    ["1962--14", "Please enter the month, the day and the year of birth", "a full date of birth"],
  ] as const) {
    await fillDate(page, day);
    await field(page, "Email").focus();
    await page.getByText(told, { exact: true }).waitFor();
    expect(await reason(page)).toBe(`To go on, enter ${asked}.`);
  }
});

test("a missing photo is told in the step that asks for it", async ({ atWizard }) => {
  const { page } = await atWizard("Petra");
  await acceptWaiver(page, "I am filling this out for myself.");
  const told = page.getByText("The photo is still missing. You can go on, and add it before you pay.");
  await told.waitFor();
  await choosePhoto(page, "#0f4c5c");
  await told.waitFor({ state: "detached" });
});

test("what else crews should know can be written at once, and is ticked with it", async ({ atWizard }) => {
  const { page } = await atWizard("Olga");
  await acceptWaiver(page, "I am filling this out for myself.");
  await fillFacts(page, "Olga", "Berg");
  await next(page).click();
  await step(page, 3, "Member's Medical information");
  const other = page.getByRole("checkbox", { name: "Other" });
  const text = page.getByRole("textbox", { name: /^What else should crews know\?/ });
  await text.focus();
  await page.keyboard.type("Door code 4411");
  expect(await text.inputValue()).toBe("Door code 4411");
  expect(await other.isChecked()).toBe(true);
  // Neither stored nor shown without its tick.
  await other.uncheck();
  await text.waitFor({ state: "detached" });
  await other.check();
  expect(await text.inputValue()).toBe("Door code 4411");
  await look(page, "members-wizard-other");
  await next(page).click();
  await step(page, 4, "Select a plan");
  expect(await reason(page)).toBe("To go on, choose a plan.");
});

test("Previous and Next, and a look at another screen, lose nothing", async ({ atWizard }) => {
  const { page } = await atWizard("Omar");
  await acceptWaiver(page, "I am filling this out for myself.");
  await choosePhoto(page, "#0f4c5c");
  await page.getByRole("img", { name: "The chosen photo" }).waitFor();
  const typed = [
    ["First name", "Zoë 🦊"],
    ["Last name", "O'Brien-Núñez"],
    ["Month", "02"],
    ["Day", "29"],
    ["Year", "2012"],
    ["Weight", "88.5 lb"],
    ["Email", "not an address"],
    ["Phone", "555"],
    ["Notes", "Knock twice\nthen wait"],
  ] as const;
  for (const [name, text] of typed) await field(page, name).fill(text);
  await page.getByLabel("Female").check();
  await page.getByLabel("Feet").selectOption("4");
  await page.getByLabel("Inches").selectOption("11");
  const expectTyped = async () => {
    for (const [name, text] of typed) expect(await field(page, name).inputValue(), name).toBe(text);
    expect(await page.getByLabel("Feet").inputValue()).toBe("4");
    expect(await page.getByLabel("Inches").inputValue()).toBe("11");
    expect(await page.getByLabel("Female").isChecked()).toBe(true);
    await page.getByRole("img", { name: "The chosen photo" }).waitFor();
  };
  // With some invalid values.
  await button(page, "Previous").click();
  await step(page, 1, "Important information");
  expect(await page.getByLabel("I am filling this out for myself.").isChecked()).toBe(true);
  await next(page).click();
  await step(page, 2, "Member's information");
  await expectTyped();
  await sidebarLink(page, "Overview").click();
  await heading(page, /^Welcome back/).waitFor();
  await page.goBack();
  await page.getByText("We kept what you typed before.").waitFor();
  await expectTyped();

  await field(page, "Email").fill("");
  await field(page, "Phone").fill("313-555-0123");
  await next(page).click();
  await step(page, 3, "Member's Medical information");
  await page.getByLabel("DNR").check();
  await page.getByText("Paperwork must be present and comply with the state's Do Not Resuscitate act").waitFor();
  await page.getByRole("checkbox", { name: "Other" }).check();
  await field(page, "What else should crews know").fill("Door code 4411");
  await next(page).click();
  await step(page, 4, "Select a plan");
  await button(page, "Previous").click();
  expect(await page.getByLabel("DNR").isChecked()).toBe(true);
  expect(await field(page, "What else should crews know").inputValue()).toBe("Door code 4411");
});

test("the browser's Back goes one step back in the wizard, loses nothing, and leaves it from the first step", async ({
  atWizard,
}) => {
  const { page } = await atWizard("Bea");
  await acceptWaiver(page);
  await describePerson(page);
  await page.goBack();
  await step(page, 2, "Member's information");
  expect(await field(page, "First name").inputValue()).toBe("Ada");
  await page.goBack();
  await step(page, 1, "Important information");
  await next(page).click();
  await next(page).click();
  await step(page, 3, "Member's Medical information");
  await button(page, "Previous").click();
  await button(page, "Previous").click();
  await step(page, 1, "Important information");
  await saved(page);
  // The buttons leave no steps behind.
  await page.goBack();
  await heading(page, "Welcome back, Bea").waitFor();
});

test("a draft that is resumed at a later step goes back step by step, too", async ({ atWizard }) => {
  const { page } = await atWizard("Rea");
  await acceptWaiver(page);
  await describePerson(page);
  await saved(page);
  await sidebarLink(page, "Overview").click();
  await heading(page, "Welcome back, Rea").waitFor();
  await sidebarLink(page, "Family Members").click();
  await link(page, "Begin Registering").click();
  await step(page, 3, "Member's Medical information");
  await page.goBack();
  await step(page, 2, "Member's information");
  await page.goBack();
  await step(page, 1, "Important information");
  await page.goBack();
  await heading(page, "Welcome, Rea").waitFor();
});

test("'None of these' takes the ticks back and gives them again, any tick takes it back, and the draft keeps it", async ({
  atWizard,
}) => {
  const { page } = await atWizard("Nora");
  await acceptWaiver(page);
  await describePerson(page);
  const none = page.getByLabel("None of these");
  const bipolar = page.getByLabel("Bipolar");
  await bipolar.check();
  await none.check();
  expect(await bipolar.isChecked()).toBe(false);
  await none.uncheck();
  expect(await bipolar.isChecked()).toBe(true);
  await none.check();
  await page.getByLabel("DNR").check();
  expect(await none.isChecked()).toBe(false);
  expect(await bipolar.isChecked()).toBe(false);
  await none.check();
  await sidebarLink(page, "Overview").click();
  await heading(page, /^Welcome back/).waitFor();
  await page.goBack();
  await page.getByText("We kept what you typed before.").waitFor();
  await step(page, 3, "Member's Medical information");
  expect(await none.isChecked()).toBe(true);
});

const dateOn = async (page: Page) => {
  const parts = await Promise.all(["Month", "Day", "Year"].map((name) => field(page, name).inputValue()));
  return parts.map(Number).join("/");
};

test("a whole date is typed into any of its three fields, or pasted, and the fields lead on by themselves", async ({
  atWizard,
}) => {
  const { page } = await atWizard("Dina");
  await acceptWaiver(page);
  const clear = async () => {
    for (const name of ["Month", "Day", "Year"]) await field(page, name).fill("");
  };
  const texts = ["01/15/2010", "1/15/2010", "2010-01-15", "Jan 15 2010", "15 January 2010", "01152010"];
  for (const name of ["Month", "Day", "Year"])
    for (const text of texts.slice(0, name === "Month" ? 6 : 5)) {
      await clear();
      await field(page, name).focus();
      await page.keyboard.type(text);
      expect(await dateOn(page), `${text} in ${name}`).toBe("1/15/2010");
      await clear();
      await field(page, name).focus();
      await page.keyboard.insertText(text);
      if (text !== "01152010") expect(await dateOn(page), `${text} pasted in ${name}`).toBe("1/15/2010");
    }
  await clear();
  await field(page, "Month").focus();
  // A habitual Tab stays in step.
  for (const key of ["0", "3", "Tab", "0", "4", "Tab", "2", "0", "1", "4"]) await page.keyboard.press(key);
  expect(await dateOn(page)).toBe("3/4/2014");
});

test("a height typed into either list fills both, and a list still takes its own choice", async ({ atWizard }) => {
  const { page } = await atWizard("Hanna");
  await acceptWaiver(page);
  const [feet, inches] = [page.getByLabel("Feet", { exact: true }), page.getByLabel("Inches")];
  const height = async () => [await feet.inputValue(), await inches.inputValue()];
  for (const text of [`5'4"`, "5 4", "64 in", "162 cm"])
    for (const list of [feet, inches]) {
      await feet.selectOption("3");
      await inches.selectOption("");
      await list.focus();
      await page.keyboard.type(text);
      expect(await height(), text).toEqual(["5", "4"]);
      await page.waitForTimeout(2_100);
    }
  await feet.selectOption({ label: "6 ft" });
  await inches.focus();
  await page.keyboard.type("11");
  expect(await height()).toEqual(["6", "11"]);
});

const topOf = async (control: Locator) => (await control.boundingBox())?.y ?? Number.POSITIVE_INFINITY;

test("on a phone each step begins in sight, and Next stays there without covering the field in use", async ({
  atWizard,
}) => {
  const { page } = await atWizard("Pia");
  await page.setViewportSize(phone);
  const expectInSight = async (first: Locator, name: string) => {
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await topOf(first), name).toBeLessThan(400);
    const box = await next(page).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), `Next of ${name}`).toBeLessThanOrEqual(phone.height);
    await look(page, `members-phone-${name}`, [phone]);
    await page.setViewportSize(phone);
  };
  await expectInSight(authorization(page), "waiver");
  await acceptWaiver(page);
  await expectInSight(button(page, "Choose a photo"), "person");
  await field(page, "First name").focus();
  for (let stops = 0; stops < 14; stops += 1) await move(page, "Tab");
  await describePerson(page);
  await expectInSight(field(page, "Allergies"), "medical");
  await next(page).click();
  await expectInSight(page.getByRole("radio").first(), "plan");
});

test("on a phone the steps stand one under the other, with the current one named", async ({ atWizard }) => {
  const { page } = await atWizard("Lena");
  await page.setViewportSize(phone);
  const steps = page.getByRole("list", { name: "Steps" }).getByRole("listitem");
  const boxes = await Promise.all((await steps.all()).map((one) => one.boundingBox()));
  expect(boxes).toHaveLength(5);
  for (const [at, box] of boxes.entries()) {
    const above = boxes[at - 1];
    if (above && box) expect(box.y).toBeGreaterThanOrEqual(above.y + above.height);
  }
  expect(await steps.locator("xpath=self::*[@aria-current='step']").textContent()).toContain("Important information");
});
