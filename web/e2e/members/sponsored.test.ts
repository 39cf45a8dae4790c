import { look } from "../support/drawing/look.ts";
import { aHousehold } from "../support/family.ts";
import { button, toast } from "../support/locators.ts";
import { sponsorPlace } from "../support/operator.ts";
import { signInAtHome } from "../support/signIn.ts";
import { acceptWaiver, describePerson, next, step } from "../support/wizard.ts";
import { test } from "./test.ts";

const place = { City: "Riverview", State: "MI" } as const;

test("where the city pays, a person is registered without a plan and without a payment", async ({ newVisit }) => {
  await sponsorPlace(place, "Riverview Fire");
  const { page, resident } = await newVisit("Nora");
  await aHousehold(resident, { City: place.City, Zip: "48193" });
  await signInAtHome(page, resident);
  await page.goto("/Members/Add");
  await acceptWaiver(page);
  await describePerson(page, "Ada");
  await next(page).click();
  // The plan asks nothing and passes by itself; Previous reaches it.
  await step(page, 5, "Payment");
  const paid = page.getByText("Paid by the City of Riverview. There is nothing to choose and nothing to pay.");
  await paid.waitFor();
  await button(page, "Previous").click();
  await step(page, 4, "Select a plan");
  await paid.waitFor();
  await look(page, "wizard-sponsored");
  await next(page).click();
  await step(page, 5, "Payment");
  await paid.waitFor();
  await button(page, "Register Ada").click();
  await toast(page, "New Member had been registered !").waitFor();
  const list = page.getByRole("main");
  await list.getByText("Paid by the City of Riverview", { exact: true }).waitFor();
  await list.getByText("Riverview Fire: waiting.").waitFor();
});

test("a family reads at its house hold what the department does with a record, and how to reach it", async ({
  newVisit,
}) => {
  await sponsorPlace(place, "Riverview Fire");
  const { page, resident } = await newVisit("Tess");
  await aHousehold(resident, { City: place.City, Zip: "48193" });
  await signInAtHome(page, resident);
  for (const [path, name] of [
    ["/Overview", "overview"],
    ["/HouseHolds", "households"],
  ] as const) {
    await page.goto(path);
    const words = page.getByText("We plan each way to you.", { exact: true });
    await page.getByText("About this department").click();
    await words.waitFor();
    await page.getByText("Contact: (313) 555-0100", { exact: true }).waitFor();
    await look(page, `${name}-department`);
  }
});
