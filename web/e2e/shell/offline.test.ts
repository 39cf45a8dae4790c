import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  aPlace,
  atPlaces,
  confirm,
  legitimate,
  link,
  openPlace,
  placeRow,
  placesOf,
} from "../households/test.ts";
import { look, startBrowser } from "../support/look.ts";
import { button, field, heading, toast } from "../support/members.ts";
import { aReader } from "../support/queue.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(async () => {
  await browser?.close();
});

const sentence = /^You are offline\. What is on this page stays\./;
const unreached =
  "We could not reach Beforehand. Check your connection and try again. What you typed is still here.";

test("without a network a family is told so, and what they confirmed is not done behind their back later", async () => {
  const { page, context, family, problems } = await atPlaces(browser, "Nora", (one) => aPlace(one, {}));
  await link(page, "Add a House Hold").click();
  await button(page, "Copy my primary residence address").click();
  await field(page, "House name").fill("Cabin");
  await context.setOffline(true);
  await page.getByRole("main").getByText(sentence).waitFor();
  await look(page, "offline-page");
  await button(page, "Register House Hold").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText(sentence).waitFor();
  await confirm(page, "Register House Hold");
  await dialog.getByText(unreached).waitFor();
  await look(page, "offline-dialog");
  await button(dialog, "Cancel").click();
  await dialog.waitFor({ state: "detached" });
  expect(await field(page, "House name").inputValue()).toBe("Cabin");
  await context.setOffline(false);
  await page.getByRole("main").getByText(sentence).waitFor({ state: "detached" });
  await page.waitForTimeout(1_000);
  expect((await placesOf(family)).map(({ Name }) => Name)).toEqual(["Home"]);
  await button(page, "Register House Hold").click();
  await legitimate(page).check();
  await button(dialog, "Register House Hold").click();
  await toast(page, "New House Hold has been registered !").waitFor();
  expect((await placesOf(family)).map(({ Name }) => Name).sort()).toEqual(["Cabin", "Home"]);
  expect(problems).toEqual([]);
});

test("what went wrong with a confirmation is gone when it is asked again", async () => {
  const { page } = await atPlaces(browser, "Ilse", (one) => aPlace(one, {}));
  await openPlace(page, "Home");
  const dialog = page.getByRole("dialog", { name: "Delete Home?" });
  await button(page, "Delete this house hold").click();
  await page.route("**/api/household", (route) => route.abort());
  await button(dialog, "Delete this house hold").click();
  await dialog.getByText(unreached).waitFor();
  await button(dialog, "Cancel").click();
  await dialog.waitFor({ state: "detached" });
  await page.unroute("**/api/household");
  await button(page, "Delete this house hold").click();
  await dialog.waitFor();
  expect(await dialog.getByText(unreached).count()).toBe(0);
  await button(dialog, "Delete this house hold").click();
  await placeRow(page, "Home").waitFor({ state: "detached" });
  await heading(page, /^Welcome, /).waitFor();
});

test("a queue says once that there is no network, in the line over its jackets", async () => {
  const { page, context } = await aReader(browser, "/NewEntries");
  await heading(page, "New Jackets").waitFor();
  await context.setOffline(true);
  await page.getByRole("main").getByText(sentence).waitFor();
  expect(await page.getByRole("main").getByText(sentence).count()).toBe(1);
});
