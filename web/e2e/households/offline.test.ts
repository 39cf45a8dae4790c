import { expect } from "vitest";
import { listHouseholds } from "#shared/contract/households.ts";
import { look } from "../support/drawing/look.ts";
import { householdsOf } from "../support/family.ts";
import { button, dialog, field, heading, link, toast } from "../support/locators.ts";
import { allow, hold } from "../support/routes.ts";
import { confirm, householdRow, openHousehold, register, test } from "./test.ts";

const sentence = /^You are offline\. What is on this page stays\./;
const unreached = "We could not reach Beforehand. Check your connection and try again. What you typed is still here.";

test("without a network the page says so, and a confirmed change is not made later by itself", async ({ atHome }) => {
  const { page, context, resident } = await atHome("Nora");
  await link(page, "Add a House Hold").click();
  await button(page, "Copy my primary residence address").click();
  await field(page, "House name").fill("Cabin");
  await context.setOffline(true);
  await page.getByRole("main").getByText(sentence).waitFor();
  await look(page, "offline-page");
  await button(page, "Register House Hold").click();
  const question = page.getByRole("dialog");
  await question.getByText(sentence).waitFor();
  await confirm(page, "Register House Hold");
  await question.getByText(unreached).waitFor();
  await look(page, "offline-dialog");
  await button(question, "Cancel").click();
  await question.waitFor({ state: "detached" });
  expect(await field(page, "House name").inputValue()).toBe("Cabin");
  await context.setOffline(false);
  await page.getByRole("main").getByText(sentence).waitFor({ state: "detached" });
  await page.waitForTimeout(1_000);
  expect((await householdsOf(resident)).map(({ Name }) => Name)).toEqual(["Home"]);
  await register(page);
  await toast(page, "New House Hold has been registered !").waitFor();
  expect((await householdsOf(resident)).map(({ Name }) => Name).sort()).toEqual(["Cabin", "Home"]);
});

test("a deletion that fails as the network goes says so at once, and the place is still there", async ({ atHome }) => {
  const { page, context, resident } = await atHome("Inga");
  await openHousehold(page, "Home");
  const question = dialog(page, "Delete Home?");
  await button(page, "Delete this house hold").click();
  await page.route("**/api/household", (route) => route.abort());
  const release = await hold(page, "household/all", (route) => route.abort());
  const listing = page.waitForRequest(`**/api${listHouseholds.path}`);
  await button(question, "Delete this house hold").click();
  await listing;
  await context.setOffline(true);
  release();
  await question.getByText(unreached).waitFor();
  await context.setOffline(false);
  await Promise.all(["household", "household/all"].map((path) => allow(page, path)));
  expect((await householdsOf(resident)).map(({ Name }) => Name)).toEqual(["Home"]);
  await button(question, "Delete this house hold").click();
  await householdRow(page, "Home").waitFor({ state: "detached" });
  await heading(page, /^Welcome, /).waitFor();
});

test("the failure of a confirmation is gone when it is opened again", async ({ atHome }) => {
  const { page } = await atHome("Ilse");
  await openHousehold(page, "Home");
  const question = dialog(page, "Delete Home?");
  await button(page, "Delete this house hold").click();
  await page.route("**/api/household", (route) => route.abort());
  await button(question, "Delete this house hold").click();
  await question.getByText(unreached).waitFor();
  await button(question, "Cancel").click();
  await question.waitFor({ state: "detached" });
  await allow(page, "household");
  await button(page, "Delete this house hold").click();
  await question.waitFor();
  expect(await question.getByText(unreached).count()).toBe(0);
  await button(question, "Delete this house hold").click();
  await householdRow(page, "Home").waitFor({ state: "detached" });
  await heading(page, /^Welcome, /).waitFor();
});
