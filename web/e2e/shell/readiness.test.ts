import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { alwaysLargeText, expectReadable } from "../support/drawing/textSize.ts";
import { aHousehold, aMember, aPaidMember, assign } from "../support/family.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, dialog, heading, link, seenText, sidebarLink, toast } from "../support/locators.ts";
import { desk, phone } from "../support/person.ts";
import { hold } from "../support/routes.ts";
import { signInAtHome } from "../support/signIn.ts";
import { test } from "../support/test.ts";

const steps = (page: Page) => page.getByRole("region", { name: "Your first steps", exact: true });
const readiness = (page: Page) => page.getByRole("region", { name: "Is everyone ready?", exact: true });
const row = (page: Page, name: string) =>
  readiness(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${name}`) }) });

async function cellsOf(page: Page, name: string): Promise<string[]> {
  const cells = await row(page, name).locator("td").all();
  return Promise.all(cells.map(async (cell) => (await seenText(cell)).trim()));
}

test("a new family is led to its home, its people and the payment, and no further", async ({ newVisit }) => {
  const visit = await newVisit("Rosa");
  const { page, resident, img } = visit;
  await signInAtHome(page, resident);
  const home = steps(page).getByRole("listitem").first();
  await home.getByText("The place where crews find you: 2 Woodward Ave, Detroit, MI 48226.").waitFor();
  expect(await steps(page).getByRole("button").count()).toBe(1);
  expect(await steps(page).getByRole("link").count()).toBe(0);
  await look(page, "first-steps");
  await button(steps(page), "Add my home").click();
  const question = dialog(page, "Add my home");
  await button(question, "Add my home").click();
  await question.getByText("Please Verify that the information below is legitimate").first().waitFor();
  await question.getByLabel("The information below is legitimate").check();
  await look(page, "first-steps-home");
  await button(question, "Add my home").click();
  await toast(page, "New House Hold has been registered !").waitFor();
  const people = link(steps(page), "Register a person");
  await untilFocused(people);
  expect(await people.getAttribute("href")).toBe("/Members/Add");
  await home.getByText("My home · Done").waitFor();
  await page.getByText("1 Registered House Hold", { exact: true }).waitFor();

  const ada = await aMember(resident, img);
  await page.reload();
  await steps(page).getByText("Crews cannot see the record of Ada until it is paid for.").waitFor();
  expect(await link(steps(page), "Pay now").getAttribute("href")).toBe(`/Members/Pay/${ada.ID}`);
  expect(await readiness(page).count()).toBe(0);
  await look(page, "first-steps-payment");
  await aPaidMember(resident, img, { First: "Ben" });
  await page.reload();
  await readiness(page).waitFor();
  expect(await steps(page).count()).toBe(0);
});

test("a confirmation that is given up makes no home, and the step keeps the focus", async ({ signedIn }) => {
  const { page } = await signedIn("Ines");
  await button(steps(page), "Add my home").click();
  await button(dialog(page, "Add my home"), "Cancel").click();
  await untilFocused(button(steps(page), "Add my home"));
  await page.getByText("No Registered House Holds", { exact: true }).waitFor();
});

test("each person is told with what is paid, where they live, who has the record, and one next action", async ({
  newVisit,
}) => {
  const visit = await newVisit("Grace");
  const { page, resident, img } = visit;
  const home = await aHousehold(resident);
  const ada = await aPaidMember(resident, img);
  await aPaidMember(resident, img, { First: "Ben" });
  await aMember(resident, img, { First: "Cleo" });
  await assign(resident, ada, home);
  await signInAtHome(page, resident);
  await readiness(page).getByText("No department knows your family yet.", { exact: true }).waitFor();
  expect(await cellsOf(page, "Ada Okafor")).toEqual([
    ...["Yes", "Home", "Waiting for review in Detroit", "Nothing to do"],
  ]);
  expect(await cellsOf(page, "Ben Okafor")).toEqual([
    ...["Yes", "Not assigned", "Not shared yet", "Say where Ben lives"],
  ]);
  expect(await cellsOf(page, "Cleo Okafor")).toEqual([...["Not yet", "Not assigned", "Not shared yet", "Pay now"]]);
  const names = readiness(page).getByRole("rowheader");
  expect((await names.allTextContents()).map((name) => name.slice(0, 4))).toEqual(["Ben ", "Cleo", "Ada "]);
  await look(page, "readiness");
  await page.emulateMedia({ colorScheme: "dark" });
  // A fading colour would be measured half-way.
  await page.reload();
  await readiness(page).waitFor();
  await look(page, "readiness-dark");
  await page.emulateMedia({ colorScheme: "light" });

  await link(page, "Say where Ben lives (Ben Okafor)").click();
  const question = dialog(page, "House Hold Assignment for Ben Okafor");
  await button(question, "Add to Home").click();
  await toast(page, "Member assigned to house hold !").waitFor();
  await button(question, "Close").click();
  await question.waitFor({ state: "hidden" });
  // A reload opens no dialog.
  await page.reload();
  await heading(page, "Welcome, Grace").waitFor();
  await page.getByRole("article").first().waitFor();
  expect(await page.getByRole("dialog").count()).toBe(0);
  await sidebarLink(page, "Overview").click();
  await readiness(page).waitFor();
  expect(await cellsOf(page, "Ben Okafor")).toEqual([
    ...["Yes", "Home", "Waiting for review in Detroit", "Nothing to do"],
  ]);
});

test("where no department takes part, no record is called waiting, and a family is led to a place where one does", async ({
  newVisit,
}) => {
  const visit = await newVisit("Wanda");
  const { page, resident, img } = visit;
  const wyandotte = await aHousehold(resident, { City: "Wyandotte", Zip: "48192", Name: "River house" });
  await signInAtHome(page, resident);
  await steps(page)
    .getByText(/^No department in Wyandotte takes part yet\./)
    .waitFor();
  const way = link(steps(page), "Add a House Hold");
  expect(await way.getAttribute("href")).toBe("/HouseHolds/Add");
  expect(await link(steps(page), "Register a person").count()).toBe(0);
  await look(page, "first-steps-uncovered");
  await aHousehold(resident);
  await assign(resident, await aPaidMember(resident, img), wyandotte);
  await page.reload();
  await readiness(page).getByText("No department knows Ada yet.", { exact: true }).waitFor();
  expect(await cellsOf(page, "Ada Okafor")).toEqual([
    ...["Yes", "River house", "Kept for you: no department in Wyandotte takes part yet", "Nothing to do"],
  ]);
  await look(page, "readiness-uncovered");
});

test("nothing is told of a family before the whole of it is known", async ({ newVisit }) => {
  const visit = await newVisit("Vera");
  const { page, resident } = visit;
  const release = await hold(page, "members/all");
  const places = page.waitForResponse("**/api/household/all");
  await signInAtHome(page, resident);
  await places;
  await page.getByRole("main").getByText("Loading your family…", { exact: true }).waitFor();
  expect(await steps(page).count()).toBe(0);
  expect(await page.getByText("No Registered House Holds").count()).toBe(0);
  await release();
  await steps(page).waitFor();
});

test("the first steps and the readiness can be read with text twice as large", async ({ newVisit }) => {
  const visit = await newVisit("Nora");
  const { page, resident, img } = visit;
  await alwaysLargeText(page);
  await signInAtHome(page, resident);
  await steps(page).waitFor();
  for (const width of [desk.width, 640, phone.width]) {
    await page.setViewportSize({ width, height: 900 });
    await expectReadable(page, `the first steps at ${width}`);
  }
  const home = await aHousehold(resident, { Name: "Wolfeschlegelsteinhausenbergerdorff" });
  await assign(resident, await aPaidMember(resident, img), home);
  await page.reload();
  await readiness(page).waitFor();
  for (const width of [desk.width, 640, phone.width]) {
    await page.setViewportSize({ width, height: 900 });
    await expectReadable(page, `the readiness at ${width}`);
  }
});
