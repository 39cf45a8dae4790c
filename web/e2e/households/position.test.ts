import type { Page } from "playwright-core";
import { expect } from "vitest";
import { look } from "../support/drawing/look.ts";
import { householdsOf } from "../support/family.ts";
import { isFocused } from "../support/input/focus.ts";
import {
  button,
  dialog,
  field,
  heading,
  link,
  problemSummary,
  sidebarLink,
  stateField,
  toast,
} from "../support/locators.ts";
import { confirm, householdRow, legitimate, openHousehold, showMap, test } from "./test.ts";

const pin = (page: Page) => page.getByRole("button", { name: /: pin, moves with the arrow keys$/ });
const changes = (page: Page) => dialog(page, "Confirm your changes");

test("the pin is moved with the arrow keys and by dragging, stays so, and is put back", async ({ atHome }) => {
  const { page, resident, home } = await atHome("Rosa");
  await openHousehold(page, "Home");
  await button(page, "Update House Hold").click();
  await changes(page).getByText("We know only the ZIP area of this address.").waitFor();
  await showMap(page);
  await pin(page).focus();
  for (const key of ["ArrowUp", "ArrowUp", "Shift+ArrowRight"]) await page.keyboard.press(key);
  await changes(page).getByText("The pin stands where you put it.").waitFor();
  expect(await isFocused(pin(page))).toBe(true);
  await look(page, "households-pin");
  await confirm(page, "Upload Changes");
  await toast(page, "House Hold has been updated !").waitFor();
  const [moved] = await householdsOf(resident);
  expect(moved?.Geo?.Exactness).toBe("FAMILY");
  expect((moved?.Geo?.Lat ?? 0) - (home.Geo?.Lat ?? 0)).toBeCloseTo(20 / 111_320, 6);

  await openHousehold(page, "Home");
  await button(page, "Update House Hold").click();
  await changes(page).getByText("The pin stands where you put it.").waitFor();
  await button(changes(page), "Put the pin back").click();
  await changes(page).getByText("We know only the ZIP area of this address.").waitFor();
  // A ZIP's middle is no door: the press moves nothing.
  await pin(page).click({ position: { x: 8, y: 8 } });
  await changes(page).getByText("We know only the ZIP area of this address.").waitFor();
  expect(await changes(page).getByText("The pin stands where you put it.").count()).toBe(0);
  const { x = 0, y = 0 } = (await pin(page).boundingBox()) ?? {};
  await page.mouse.move(x + 22, y + 22);
  await page.mouse.down();
  await page.mouse.move(x + 22, y + 30, { steps: 4 });
  await page.mouse.up();
  await changes(page).getByText("The pin stands where you put it.").waitFor();
  await button(changes(page), "Put the pin back").click();
  await confirm(page, "Upload Changes");
  await toast(page, "House Hold has been updated !").last().waitFor();
  await expect.poll(async () => (await householdsOf(resident))[0]?.Geo).toEqual(home.Geo);
});

/** A point chosen meanwhile cannot be checked, and does not count. */
const failMap = (page: Page) =>
  page.route(
    "**/api/household",
    (route) => {
      const { Geo: _unchecked, ...body } = route.request().postDataJSON();
      return route.continue({ postData: JSON.stringify(body) });
    },
    { times: 1 },
  );

test("a pin that the server could not check is not called saved, and the next press saves it", async ({ atHome }) => {
  const { page, resident } = await atHome("Runa");
  await openHousehold(page, "Home");
  await field(page, "House name").fill("Cabin");
  await button(page, "Update House Hold").click();
  await showMap(page);
  await pin(page).focus();
  await page.keyboard.press("Shift+ArrowUp");
  await failMap(page);
  await confirm(page, "Upload Changes");
  await problemSummary(page).getByText("The map does not answer, so the position is not saved.").waitFor();
  await look(page, "households-pin-not-saved");
  expect(await toast(page, "House Hold has been updated !").count()).toBe(0);
  expect((await householdsOf(resident))[0]).toMatchObject({ Name: "Cabin", Geo: { Exactness: "ZIP" } });
  await button(changes(page), "Upload Changes").click();
  await toast(page, "House Hold has been updated !").waitFor();
  expect((await householdsOf(resident))[0]?.Geo?.Exactness).toBe("FAMILY");
});

test("a new household without its position is told so", async ({ atHouseholds }) => {
  const { page, resident } = await atHouseholds("Ulla");
  await link(page, "Register my primary residence").click();
  await field(page, "House name").fill("Home");
  await button(page, "Register House Hold").click();
  await showMap(page);
  await pin(page).focus();
  await page.keyboard.press("Shift+ArrowUp");
  await failMap(page);
  await confirm(page, "Register House Hold");
  await page
    .locator("#toasts")
    .getByText(/^New House Hold has been registered, but its position is not saved: /)
    .waitFor();
  await householdRow(page, "Home").waitFor();
  expect((await householdsOf(resident))[0]?.Geo?.Exactness).toBe("ZIP");
});

test("a pin too far away is refused in the dialog, and can be put back", async ({ atHome }) => {
  const { page } = await atHome("Ines");
  await openHousehold(page, "Home");
  await button(page, "Update House Hold").click();
  await showMap(page);
  await pin(page).waitFor();
  const { x = 0, y = 0 } = (await pin(page).boundingBox()) ?? {};
  await page.mouse.move(x + 22, y + 22);
  await page.mouse.down();
  await page.mouse.move(x - 80, y + 22, { steps: 8 });
  await page.mouse.up();
  await confirm(page, "Upload Changes");
  await changes(page).getByText("This point is too far from the address.").first().waitFor();
  await button(changes(page), "Put the pin back").click();
  await button(changes(page), "Upload Changes").click();
  await toast(page, "House Hold has been updated !").waitFor();
});

async function fillAddress(page: Page, { State, ...place }: Readonly<Record<"City" | "State" | "Zip", string>>) {
  const values = { Street: "12 Main St", "House name": "Cabin", ...place };
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  await stateField(page).selectOption(State);
}

test("a city that is not the zip's is asked about, and locks nothing", async ({ atHouseholds }) => {
  const { page, resident } = await atHouseholds("Mara");
  await link(page, "Add a House Hold").click();
  await fillAddress(page, { City: "Hamtramck", State: "MI", Zip: "48226" });
  await button(page, "Register House Hold").click();
  const question = dialog(page, "Confirm your new House Hold");
  await question.getByText("48226 is in Detroit. Is Hamtramck right?").waitFor();
  await look(page, "households-city");
  await legitimate(page).check();
  await button(question, "Use Detroit").press("Enter");
  await question.getByText("12 Main St, Detroit, MI 48226").waitFor();
  expect(await question.getByText("Is Hamtramck right?").count()).toBe(0);
  expect([await isFocused(legitimate(page)), await legitimate(page).isChecked()]).toEqual([true, false]);
  await button(question, "Cancel").click();
  expect(await field(page, "City").inputValue()).toBe("Detroit");
  await field(page, "City").fill("Hamtramck");
  await button(page, "Register House Hold").click();
  await question.getByText("Is Hamtramck right?").waitFor();
  await confirm(page, "Register House Hold");
  await toast(page, "New House Hold has been registered !").waitFor();
  expect((await householdsOf(resident)).map(({ City }) => City)).toEqual(["Hamtramck"]);
});

test("a zip of the next state is asked about, and is taken with its state", async ({ atHouseholds }) => {
  const { page, resident } = await atHouseholds("Kim");
  await link(page, "Add a House Hold").click();
  await fillAddress(page, { City: "Fort Campbell", State: "TN", Zip: "42223" });
  await button(page, "Register House Hold").click();
  const question = dialog(page, "Confirm your new House Hold");
  await question.getByText("42223 is in Fort Campbell, KY. Is Fort Campbell, TN right?").waitFor();
  await look(page, "households-state");
  await button(question, "Use Fort Campbell, KY").click();
  await question.getByText("12 Main St, Fort Campbell, KY 42223").waitFor();
  await confirm(page, "Register House Hold");
  await toast(page, "New House Hold has been registered !").waitFor();
  expect(await householdsOf(resident)).toMatchObject([{ City: "Fort Campbell", State: "KY" }]);
});

test("a family that moved makes its new place the primary location with the keyboard, and warnings follow", async ({
  atHome,
}) => {
  const { page, resident } = await atHome("Nora", { Name: "Cabin", Street: "9 Other St" });
  await page.getByText("No primary residence detected").waitFor();
  await openHousehold(page, "Cabin");
  await look(page, "households-edit-not-primary");
  await button(page, "Make this my primary location").press("Enter");
  const question = dialog(page, "Make Cabin your primary location?");
  await question.getByText("Until now it is 2 Woodward Ave, Detroit, MI 48226.").waitFor();
  await look(page, "households-primary");
  await button(question, "Make it my primary location").press("Enter");
  await toast(page, "Cabin is your primary location now.").waitFor();
  await question.waitFor({ state: "hidden" });
  await expect.poll(() => isFocused(page.getByText("Cabin is your primary location.", { exact: true }))).toBe(true);
  expect((await householdsOf(resident)).map(({ isPrime }) => isPrime)).toEqual([true]);
  await sidebarLink(page, "Locations").click();
  await householdRow(page, "Cabin").getByText("Primary Location").waitFor();
  expect(await page.getByText("No primary residence detected").count()).toBe(0);
  // The session has the new address, too.
  await link(page, "Add a House Hold").click();
  await heading(page, "New House Hold").waitFor();
  await button(page, "Copy my primary residence address").click();
  expect(await field(page, "Street").inputValue()).toBe("9 Other St");
});
