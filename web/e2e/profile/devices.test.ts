import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { isFocused } from "../support/input/focus.ts";
import { button, dialog, waitForText } from "../support/locators.ts";
import { ownAddress } from "../support/person.ts";
import { aResident } from "../support/resident.ts";
import { signInAtHome } from "../support/signIn.ts";
import { test as profileTest, soon } from "./test.ts";

/** On so many other devices, and as the program that registered them. */
const test = profileTest.extend(
  "onDevices",
  ({ newPerson, openProfile }) =>
    async (FirstName: string, count: number) => {
      const resident = await aResident(FirstName);
      const others = await Promise.all(Array.from({ length: count }, () => newPerson(ownAddress())));
      for (const { page } of others) await signInAtHome(page, resident);
      const { page } = await openProfile(resident);
      const card = page.getByRole("region", { name: "Signed-in devices" });
      const devices = card.getByRole("listitem");
      await expect.poll(() => devices.count(), soon).toBe(count + 2);
      return { page, card, devices, others: others.map((other) => other.page) };
    },
);

/** A reload asks for the password. */
async function expectSignedOut(page: Page): Promise<void> {
  await page.reload();
  await page.waitForURL(/\/Login/);
  await waitForText(page, /your sign-in ran out/);
}

test("a person sees where they are signed in, and signs a lost device out", async ({ onDevices }) => {
  const { page, card, devices, others } = await onDevices("Wanda", 1);
  expect(await devices.first().innerText()).toContain("This device");
  expect(await devices.nth(1).innerText()).toMatch(/^Chrome on Linux/);
  expect(await devices.last().innerText()).toMatch(/^Unknown device/);
  await look(page, "60-devices");
  await button(card, "Sign out Chrome on Linux").click();
  await look(page, "61-device-sign-out");
  await button(dialog(page, "Sign this device out?"), "Sign out").click();
  await waitForText(page, "The device is signed out.");
  await expect.poll(() => devices.count(), soon).toBe(2);
  // The row went with its button.
  await expect.poll(() => isFocused(card), soon).toBe(true);
  for (const other of others) await expectSignedOut(other);
});

test("all others are signed out, and this device stays", async ({ onDevices }) => {
  const { page, card, devices, others } = await onDevices("Ximena", 2);
  await button(card, "Sign out other devices").click();
  await button(dialog(page, "Sign out other devices?"), "Sign out others").click();
  await waitForText(page, "All other devices are signed out.");
  await expect.poll(() => devices.count(), soon).toBe(1);
  expect(await button(card, "Sign out other devices").count()).toBe(0);
  for (const other of others) await expectSignedOut(other);
  await page.reload();
  await expect.poll(() => devices.count(), soon).toBe(1);
});

test("signing out everywhere signs this device out too", async ({ onDevices }) => {
  const { page, card, others } = await onDevices("Yusuf", 1);
  await button(card, "Sign out everywhere").click();
  await look(page, "62-sign-out-everywhere");
  await button(dialog(page, "Sign out everywhere?"), "Sign out everywhere").click();
  await page.waitForURL(/\/Homepage/);
  for (const other of others) await expectSignedOut(other);
});
