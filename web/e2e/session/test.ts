import { type Browser, type BrowserContext, errors, type Locator, type Page } from "playwright-core";
import { expect, inject } from "vitest";
import { newPerson } from "../support/look.ts";
import { registerResident } from "../support/registerResident.ts";
import { passwordField } from "../support/signIn.ts";

export interface Credentials {
  readonly Email: string;
  readonly Password: string;
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
export const button = (page: Page | Locator, name: string) => page.getByRole("button", { name, exact: true });
export const field = (page: Page, name: string) =>
  page.getByRole("textbox", { name: new RegExp(`^${name}`) });
export const stillThere = (page: Page) => page.getByRole("alertdialog", { name: "Are you still there?" });
export const endingSoon = (page: Page) => page.getByRole("alertdialog", { name: "Your session ends soon" });
export const ended = (page: Page) => heading(page, "Your session has ended");

/** A person's own browser whose clock can be moved on. */
export async function newPersonWithClock(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page; problems: string[] }> {
  const person = await newPerson(browser);
  await person.context.clock.install();
  return person;
}

/** Signs in on the sign-in screen, wherever it leads. */
export async function enter(page: Page, { Email, Password }: Credentials, remember = false): Promise<void> {
  await field(page, "Email").fill(Email);
  await passwordField(page, "Password").fill(Password);
  if (remember) await page.getByLabel("Remember me on this device").check();
  await button(page, "Sign in").click();
}

/** Signs in again in the place of a covered page. */
export async function goOn(page: Page, { Password }: Credentials): Promise<void> {
  await passwordField(page, "Password").fill(Password);
  await button(page, "Continue where you left off").click();
  await ended(page).waitFor({ state: "detached" });
}

export const minutes = (count: number): number => count * 60_000;

async function post(path: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${inject("siteOrigin")}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
}

async function signInOverHttp({ Email, Password }: Credentials): Promise<{ UID: string; token: string }> {
  const { Account, JWT } = await post("/account/login", { Email, Password });
  return { UID: (Account as { ID: string }).ID, token: String(JWT) };
}

/** Registers a place over HTTP, for journeys that begin later. */
export async function registerHousehold(person: Credentials): Promise<void> {
  const { UID, token } = await signInOverHttp(person);
  const place = { Street: "2 Woodward Ave", City: "Detroit", State: "MI", Zip: "48226" };
  await post("/household", { UID, Name: "Home", ...place }, token);
}

/** The names of somebody's places, as the server has them. */
export async function householdNames(person: Credentials): Promise<string[]> {
  const { UID, token } = await signInOverHttp(person);
  const { HouseHolds } = await post("/household/all", { UID }, token);
  return (HouseHolds as { Name: string }[]).map(({ Name }) => Name);
}

/** Presses Tab until the focus is on what is looked for. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new errors.TimeoutError("the Tab key does not lead there");
}

/** Somebody who is remembered on the device, so that time alone does not sign them out. */
export async function remembered(browser: Browser, name: string) {
  const credentials = await registerResident(name);
  const person = await newPersonWithClock(browser);
  await person.page.goto("/Login");
  await enter(person.page, credentials, true);
  await heading(person.page, `Welcome back, ${name}`).waitFor();
  return { ...person, credentials };
}

/** Ends the session on the server, as a reset on another device does; the page does not know yet. */
export async function endElsewhere(page: Page): Promise<void> {
  await page.context().clearCookies();
  // The token in the page's memory has run out.
  await page.clock.fastForward(minutes(31));
}

/** Somebody looks at the page again after another window: what is stale is asked for. */
export const lookBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));

/** Fills in the form for a new place. */
export async function typeHousehold(page: Page): Promise<void> {
  await page.goto("/HouseHolds/Add");
  await field(page, "Street").fill("2 Woodward Ave");
  await field(page, "City").fill("Detroit");
  await page.getByLabel("State").selectOption("MI");
  await field(page, "Zip").fill("48226");
  await field(page, "House name").fill("Lake cabin");
  await field(page, "Description").fill("The blue house");
}

/** Fills in a new place and its confirmation, up to the last press. */
export async function fillHousehold(page: Page): Promise<void> {
  await typeHousehold(page);
  await button(page, "Register House Hold").click();
  await page.getByLabel("The information below is legitimate").check();
}

/** The next request to a path is carried out, and its answer is lost on the way. */
export async function loseAnswer(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
