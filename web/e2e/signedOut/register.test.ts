import type { Locator, Page } from "playwright-core";
import { describe, expect } from "vitest";
import { aNumber, textedCode } from "../support/inbox.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, field, heading, passwordField, problemSummary } from "../support/locators.ts";
import { expectProblem, expectRefusal, expectToast, toasts } from "../support/messages.ts";
import { aResident, aVerifiedPhone } from "../support/resident.ts";
import { loseAnswer } from "../support/routes.ts";
import { test as signedOutTest } from "./test.ts";

/** Address and number are taken. */
async function aTakenAccount(): Promise<{ Email: string; number: string }> {
  const { number, fields } = await aVerifiedPhone();
  return { ...(await aResident("Ana", fields)), number };
}

const test = signedOutTest
  .extend("taken", { scope: "file" }, aTakenAccount)
  .extend("answers", { scope: "file", auto: true }, ({ visitor }) => {
    const answers: string[] = [];
    visitor.page.on("response", async (answer) => {
      if (answer.url().includes("/api/")) answers.push(await answer.text().catch(() => ""));
    });
    return answers;
  });

const create = (page: Page) => button(page, "Create Account").click();
const phone = (page: Page) => field(page, "Mobile phone");

async function choosePassword(page: Page, text: string, again = text): Promise<void> {
  await passwordField(page, "Password").fill(text);
  await passwordField(page, "Confirm").fill(again);
}

const rules = (page: Page): Promise<string[]> =>
  page.getByRole("list", { name: "Rules for the password" }).getByRole("listitem").allInnerTexts();

/** At every width; presses go through beside it. */
async function expectBelowHeader(page: Page, message: Locator): Promise<void> {
  // It stays under the pointer.
  await message.hover();
  const top = async () => (await message.boundingBox())?.y ?? 0;
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const { height } = (await page.getByRole("banner").boundingBox()) ?? { height: 0 };
    await expect.poll(top, { timeout: 5_000 }).toBeGreaterThanOrEqual(height);
    const under = await message.evaluate((element) => {
      const { left, top: edge } = element.getBoundingClientRect();
      return document.elementFromPoint(left + 20, edge - 2)?.closest("#toasts") === null;
    });
    expect(under, `the air above the message at ${width} px`).toBe(true);
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

// Each test goes on where the last one ended.
describe("registering speaks in the documented words and order", () => {
  test("first: every field is to be filled", async ({ visitor: { page } }) => {
    await page.goto("/Register");
    await create(page);
    await expectRefusal(page, "Please fill out all fields before creating your account");
    await expectProblem(field(page, "First name"), "required field");
    await expectBelowHeader(page, toasts(page, "Please fill out all fields before creating your account"));
    await field(page, "First name").fill("Rosa");
    await field(page, "Last name").fill("Moreau");
    await field(page, "Street address").fill("2 Woodward Ave");
    await field(page, "City").fill("Detroit");
    await page.getByLabel("State").selectOption("MI");
    await field(page, "Zip").fill("482");
    await field(page, "Email").fill("rosa@");
    await choosePassword(page, "maple", "maples");
  });

  test("second to fifth: the e-mail, two equal passwords, a strong one, the zip", async ({
    visitor: { page },
    taken,
  }) => {
    await create(page);
    await expectRefusal(page, "Please enter a valid email");
    await expectProblem(field(page, "Email"), "Invalid email");
    await field(page, "Email").fill(taken.Email);
    await create(page);
    await expectRefusal(page, "Passwords do not match");
    await expectProblem(passwordField(page, "Confirm"), "Passwords do not match");
    await choosePassword(page, "maple");
    await create(page);
    await expectRefusal(page, "Password does not meet minimum security requirements");
    expect((await rules(page)).map(oneLine)).toEqual([
      "Not yet Password Must contain a minimum of 1 capitalized character",
      "Not yet Password Must contain a minimum of 1 digit",
      "Met Password Must contain only letters and digits",
      "Not yet Password Must be 8 - 14 characters long",
    ]);
    await choosePassword(page, "Maple-2026");
    expect((await rules(page)).map(oneLine)[2]).toBe("Not yet Password Must contain only letters and digits");
    await choosePassword(page, "Walnut7");
    expect((await rules(page)).map(oneLine)[3]).toBe("Met The length is right");
    await choosePassword(page, "Walnut2027y");
    expect((await rules(page)).every((rule) => rule.startsWith("Met"))).toBe(true);
    await create(page);
    await expectRefusal(page, "Please enter a valid Zip code");
    await field(page, "Zip").fill("48226-0001");
  });

  test("sixth: an e-mail that another account has, for ten seconds", async ({ visitor: { page } }) => {
    const sentence = "Email you are trying to sign up with is already associated to an existing account";
    await create(page);
    await expectToast(page, sentence, 10_000);
    await untilFocused(problemSummary(page));
    await problemSummary(page)
      .getByRole("link", { name: `Email: ${sentence}` })
      .click();
    await untilFocused(field(page, "Email"));
    await expectProblem(field(page, "Email"), sentence);
    await field(page, "Email").fill(`rosa.${Date.now()}@example.org`);
  });

  test("a phone number is a whole one, and no other account's", async ({ visitor: { page }, taken }) => {
    await phone(page).fill("313555");
    await field(page, "Email").focus();
    await expectProblem(phone(page), "Invalid Mobile phone number");
    expect(await button(page, "Send code").getAttribute("aria-disabled")).toBe("true");
    await page.getByText("Enter all 10 digits to get a code.").waitFor();
    await phone(page).fill(taken.number);
    // Still focused.
    await expectProblem(phone(page), "Phone number is already tied to an existing account");
    expect(await button(page, "Send code").isDisabled()).toBe(true);
    await create(page);
    await expectToast(
      page,
      "The Phone number you are trying to use is already associated to an existing account",
      10_000,
    );
    await untilFocused(problemSummary(page));
    await phone(page).fill(`(313) 555-${aNumber().slice(-4)}`);
    await create(page);
    const sentence = "Please verify your phone number with the code we texted you";
    await expectToast(page, sentence);
    await untilFocused(problemSummary(page));
    await expectProblem(phone(page), sentence);
  });

  async function askForCode(page: Page): Promise<{ code: string; wrong: string; input: Locator }> {
    const cell = aNumber();
    await phone(page).fill(cell);
    await button(page, "Send code").click();
    await expectToast(page, "Code Sent !");
    const input = field(page, "Code from the text");
    await untilFocused(input);
    const code = await textedCode(cell);
    return { code, wrong: code === "000000" ? "000001" : "000000", input };
  }

  let lockedCode = "";

  test("five wrong codes lock the right one, too", async ({ visitor: { page } }) => {
    const { code, wrong, input } = await askForCode(page);
    lockedCode = code;
    for (const typed of [wrong, wrong, wrong, wrong, wrong, "12", code]) {
      await input.fill(typed);
      const answered = typed.length < 4 ? undefined : page.waitForResponse("**/api/cellAuth/verify");
      await button(page, "Verify").click();
      await answered;
      await expectProblem(input, "Verification codes do not match");
    }
    await expectToast(page, "Verification codes do not match");
    expect(await page.getByText("Verified", { exact: true }).count()).toBe(0);
  });

  test("the right code for another number is the proof, and no answer ever held a code", async ({
    visitor: { page },
    answers,
  }) => {
    const { code, wrong, input } = await askForCode(page);
    await input.fill(wrong);
    await page.keyboard.press("Enter");
    await toasts(page, "Verification codes do not match").waitFor();
    await input.fill(code);
    await page.keyboard.press("Enter");
    await expectToast(page, "Phone number verification complete !");
    // Its trouble is over.
    await toasts(page, "Verification codes do not match").waitFor({ state: "detached", timeout: 2_000 });
    await untilFocused(page.getByText("Verified", { exact: true }).locator("../.."));
    expect(await input.count()).toBe(0);
    expect(await button(page, "Send code").isDisabled()).toBe(true);
    await loseAnswer(page, "account");
    await create(page);
    await problemSummary(page)
      .getByText(/We could not reach Beforehand/)
      .waitFor();
    // The account exists: the second try signs in.
    await create(page);
    await heading(page, "Welcome back, Rosa").waitFor();
    expect(lockedCode).toMatch(/^\d{6}$/);
    for (const secret of [code, lockedCode]) expect(answers.filter((answer) => answer.includes(secret))).toEqual([]);
    expect(answers.length).toBeGreaterThan(12);
  });
});
