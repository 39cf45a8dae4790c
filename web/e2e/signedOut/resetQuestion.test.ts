import type { Page } from "playwright-core";
import { expect } from "vitest";
import { callApi } from "../support/api.ts";
import { look } from "../support/drawing/look.ts";
import { aHousehold, anUpload, aPaidMember } from "../support/family.ts";
import { mailedLink, textedCode } from "../support/inbox.ts";
import { button, field, heading, passwordField, toast, waitForText } from "../support/locators.ts";
import { aPhoto } from "../support/photo.ts";
import { anUnprovenResident, aVerifiedPhone } from "../support/resident.ts";
import { signIn } from "../support/signIn.ts";
import { test } from "./test.ts";

const newPassword = "Cherry2028z";

async function choose(page: Page, Email: string): Promise<void> {
  await callApi("POST", "/pass/reset/request", { Email });
  await page.goto(await mailedLink(Email));
  await heading(page, "Set a new password").waitFor();
  await passwordField(page, "Password").fill(newPassword);
  await button(page, "Set password").click();
}

async function type(page: Page, parts: readonly [string, string, string]): Promise<void> {
  for (const [at, name] of ["Month", "Day", "Year"].entries()) await field(page, name).fill(parts[at] ?? "");
}

test("a family whose mailbox is not proven is asked for a birth date beside the link", async ({
  visitor: { page },
}) => {
  const resident = await anUnprovenResident("Lena");
  await aHousehold(resident);
  const photo = await anUpload(resident, (await aPhoto(page, "#0f4c5c")).buffer);
  const { Dob } = await aPaidMember(resident, photo);
  const [year = "", month = "", day = ""] = Dob.split("-");
  await choose(page, resident.Email);
  await waitForText(page, /One more step keeps your family's records safe/);
  await look(page, "33-change-birth-date");
  await button(page, "Set password").click();
  await waitForText(page, "required field");
  await type(page, ["1", "1", "1999"]);
  await button(page, "Set password").click();
  await waitForText(page, "ERROR: None of the people of this account has this date of birth.");
  await type(page, [month, day, year]);
  await button(page, "Set password").click();
  await heading(page, "Password Updated").waitFor();
  await signIn(page, { Email: resident.Email, Password: newPassword });
  await heading(page, "Welcome back, Lena").waitFor();
});

test("a resident with a phone number types the texted code beside the link", async ({ newPerson }) => {
  const { page } = await newPerson();
  const { number, fields } = await aVerifiedPhone();
  const resident = await anUnprovenResident("Omar", fields);
  await choose(page, resident.Email);
  await field(page, "Code from the text").waitFor();
  await look(page, "34-change-code");
  await button(page, "Send code again").click();
  await toast(page, "Too many tries. Please wait")
    .or(page.getByText(/Too many tries. Please wait/))
    .first()
    .waitFor();
  await field(page, "Code from the text").fill(await textedCode(number));
  await button(page, "Set password").click();
  await heading(page, "Password Updated").waitFor();
  expect(await page.getByText("ERROR").count()).toBe(0);
});
