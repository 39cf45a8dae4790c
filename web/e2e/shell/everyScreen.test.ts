import type { Page } from "playwright-core";
import { expect } from "vitest";
import { type Role, roles } from "#shared/model/role.ts";
import { frameOf } from "../support/checkout.ts";
import { expectFits } from "../support/drawing/look.ts";
import { expectReadable, setTextSize } from "../support/drawing/textSize.ts";
import { aHousehold, aMember, aPaidMember, assign } from "../support/family.ts";
import { aJacket } from "../support/queue.ts";
import { openScreen, screensOf } from "../support/screens.ts";
import { signInAtHome } from "../support/signIn.ts";
import { test } from "../support/test.ts";
import type { Visit } from "../support/visit.ts";
import { acceptWaiver, choosePlan, describePerson, next, step } from "../support/wizard.ts";

const longName = "Wolfeschlegelsteinhausenbergerdorff";
const longHouse = "Großmutter O'Brien-Núñez’ Ferienhaus am Straßenbahnhof 🏡";

const sizes = [
  { what: "at 320 px", width: 320, height: 640, text: "100%" },
  { what: "with text of 200 % on a phone", width: 360, height: 740, text: "200%" },
  { what: "with text of 200 % at a desk", width: 1280, height: 900, text: "200%" },
] as const;

/** Nothing scrolls sideways or is cut off. */
async function expectRoom(page: Page, name: string): Promise<void> {
  for (const { what, width, height, text } of sizes) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, text);
    await expectReadable(page, `${name} ${what}`);
    await expectFits(page, `${name} ${what}`, width);
  }
  await setTextSize(page, "100%");
}

/** One person has a jacket, one waits for payment. */
async function aLongFamily({ resident, img }: Visit) {
  const home = await aHousehold(resident, { Name: longHouse, Description: `Tür${"straße".repeat(20)}` });
  const paid = await aPaidMember(resident, img, { First: longName, Additional: "M".repeat(150) });
  await assign(resident, paid, home);
  const waiting = await aMember(resident, img, { First: "Bo", Last: longName });
  return { home, paid, waiting };
}

test("a resident finds room on every screen, at 320 px and with text twice as large", async ({ newVisit }) => {
  const visit = await newVisit(longName);
  const { home, paid, waiting } = await aLongFamily(visit);
  const { page } = visit;
  await signInAtHome(page, visit.resident);
  const ofPaid = ["Edit", "Crews", "Card"].map((screen) => `/Members/${screen}/${paid.ID}`);
  const withIds = [`/Members/Pay/${waiting.ID}`, ...ofPaid, `/HouseHolds/Edit/${home.ID}`];
  for (const path of [...screensOf("USER"), ...withIds, "/No/Such/Page"]) {
    await openScreen(page, path);
    await expectRoom(page, path);
  }
  await openScreen(page, "/Profile");
  for (const name of ["Location", "Billing"]) {
    await page.getByRole("tab", { name }).click();
    await page.getByRole("tabpanel", { name }).waitFor();
    await expectRoom(page, `the profile's ${name}`);
  }
});

test("a family finds room in every step of the wizard, at 320 px and with text twice as large", async ({
  newVisit,
}) => {
  const { page, resident } = await newVisit("Nora");
  await aHousehold(resident, { Name: longHouse });
  await signInAtHome(page, resident);
  await openScreen(page, "/Overview");
  await expectRoom(page, "the first steps");
  await openScreen(page, "/Members/Add");
  await acceptWaiver(page);
  await expectRoom(page, "step 2");
  await describePerson(page, longName);
  await expectRoom(page, "step 3");
  await next(page).click();
  await step(page, 4, "Select a plan");
  await expectRoom(page, "step 4");
  await choosePlan(page, "Monthly: $4.00 each month");
  await frameOf(page).getByRole("button").first().waitFor();
  await expectRoom(page, "step 5");
});

test.for(roles.filter((role) => role !== "USER"))(
  "%s finds room on every screen, at 320 px and with text twice as large",
  async (role: Role, { newVisit, newStaff }) => {
    await aJacket(await newVisit("Lena"), { First: longName, Additional: "M".repeat(150) }, { Name: longHouse });
    const { page } = await newStaff(role);
    for (const path of screensOf(role)) {
      await openScreen(page, path);
      await expectRoom(page, `${path} of ${role}`);
    }
    expect(screensOf(role).length).toBeGreaterThan(3);
  },
);
