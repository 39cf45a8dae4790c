import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { sentTo } from "../support/inbox.ts";
import { button, passwordField, toast, waitForText } from "../support/locators.ts";
import { expectProblem } from "../support/messages.ts";
import { ownAddress } from "../support/person.ts";
import { aResident } from "../support/resident.ts";
import { signInAtHome } from "../support/signIn.ts";
import { test } from "./test.ts";

test("a person changes the password: this device stays, the other asks for the new one", async ({
  newPerson,
  openProfile,
}) => {
  const resident = await aResident("Paloma");
  const { page: other } = await newPerson(ownAddress());
  await signInAtHome(other, resident);
  const { page } = await openProfile(resident);
  await button(page, "Change password").click();
  const present = passwordField(page, "Your present password");
  await present.fill("Wrong2026x");
  await passwordField(page, "New password").fill("Hazel2027y");
  await button(page, "Set the new password").click();
  await expectProblem(present, "The password is not right.");
  await look(page, "72-change-password");
  await present.fill(resident.Password);
  await button(page, "Set the new password").click();
  await toast(page, "Your password is changed. All other devices are signed out.").waitFor();
  await page.reload();
  await button(page, "Change password").waitFor();
  await other.reload();
  await other.waitForURL(/\/Login/);
  await waitForText(other, /your sign-in ran out/);
  expect((await sentTo(resident.Email))[0]?.subject).toBe("Your password was changed");
});
