import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { button, dialog, field, heading, menuItem, sidebar } from "../support/locators.ts";
import { panel, tab, test } from "./test.ts";

test("unsaved changes are not left without a question, and tabs keep them", async ({ openProfile }) => {
  const { page } = await openProfile("Mona");
  const question = dialog(page, "Leave without saving?");
  await sidebar(page).getByRole("link", { name: "Overview" }).click();
  await heading(page, "Welcome back, Mona").waitFor();
  await sidebar(page).getByRole("link", { name: "Profile" }).click();
  await field(page, "Last name").fill("Silva");
  await tab(page, "Billing").click();
  await tab(page, "Personal").click();
  expect(await field(page, "Last name").inputValue()).toBe("Silva");

  await sidebar(page).getByRole("link", { name: "Overview" }).click();
  await question.waitFor();
  await look(page, "profile-leave");
  await button(page, "Keep editing").click();
  await question.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe("/Profile");

  // Back through the tabs asks nothing.
  await page.goBack();
  await panel(page, "Billing").waitFor();
  await page.goBack();
  await panel(page, "Personal").waitFor();
  await page.goBack();
  await question.waitFor();
  expect(new URL(page.url()).pathname).toBe("/Profile");
  await button(page, "Keep editing").click();
  await question.waitFor({ state: "detached" });
  expect(await field(page, "Last name").inputValue()).toBe("Silva");
  await page.goBack();
  await question.waitFor();
  await button(page, "Leave").click();
  await heading(page, "Welcome back, Mona").waitFor();
  await page.goForward();
  await heading(page, "My Profile").waitFor();
  expect(await field(page, "Last name").inputValue()).toBe("Okafor");

  await field(page, "Last name").fill("Silva");
  await button(page, "MO, user menu").click();
  await menuItem(page, "Profile").click();
  await page.getByRole("menu").waitFor({ state: "detached" });
  expect(await question.count()).toBe(0);
  await sidebar(page).getByRole("link", { name: "Locations" }).click();
  await button(page, "Leave").click();
  await heading(page, "Welcome, Mona").waitFor();
});
