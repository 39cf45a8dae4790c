import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { minutes } from "../support/clock.ts";
import { look } from "../support/drawing/look.ts";
import { untilFocused } from "../support/input/focus.ts";
import { button, field, heading, stateField } from "../support/locators.ts";
import { ownAddress } from "../support/person.ts";
import { untilStarted } from "../support/untilStarted.ts";
import { test } from "./test.ts";

async function lookUp(page: Page, code: string, city: string): Promise<void> {
  await untilStarted(page);
  await stateField(page).selectOption(code);
  await field(page, "City").fill(city);
  await button(page, "Search").click();
}

const said = (page: Page, sentence: string) => page.getByRole("main").getByText(sentence, { exact: true });

const isOff = (page: Page) => button(page, "Register now").getAttribute("aria-disabled");

// Each test goes on where the last one ended.
describe("a visitor looks up whether their city takes part", () => {
  test("the state is Michigan at first, and a lookup needs one", async ({ visitor: { page } }) => {
    await page.goto("/");
    await heading(page, /Help that knows you/).waitFor();
    expect(await stateField(page).inputValue()).toBe("MI");
    await lookUp(page, "", "");
    await said(page, "Must provide State / city AND state").waitFor();
    await lookUp(page, "", "Detroit");
    await said(page, "Must provide a state with your city").waitFor();
  });

  test("a state's name, in any case, is its code", async ({ visitor: { page } }) => {
    const named = async (State: string) => {
      const answer = await page.request.post("/api/locations", { data: { State, City: "Detroit" } });
      return ((await answer.json()) as { data: { locations: unknown[] } }).data.locations;
    };
    const detroit = [
      { city: "Detroit", state: "MI" },
      { city: "Detroit Beach", state: "MI" },
    ];
    for (const name of ["michigan", "Michigan", "mi", ""]) expect(await named(name)).toEqual(detroit);
    expect(await named("New York")).toEqual([]);
    expect(await stateField(page).locator("option", { hasText: "New York" }).getAttribute("value")).toBe("NY");
  });

  test("for a city that is not listed the page says whom to ask, and offers no registration", async ({
    visitor: { page },
  }) => {
    await lookUp(page, "MI", "Atlantis");
    const advice = "Please contact your local municipality and ask it to take part.";
    await said(page, `Atlantis, MI is not listed yet. ${advice}`).waitFor();
    await lookUp(page, "NY", "");
    await said(page, `No city in NY is listed yet. ${advice}`).waitFor();
    expect(await isOff(page)).toBe("true");
    await said(page, "Search for your city and choose it to register.").waitFor();
    await button(page, "Register now").click({ force: true });
    expect(new URL(page.url()).pathname).toBe("/Homepage");
  });

  test("a lookup that fails says so and can be tried again", async ({ visitor: { page } }) => {
    await page.route("**/api/locations", (route) => route.abort(), { times: 1 });
    await lookUp(page, "MI", "Detroit");
    await said(
      page,
      "We could not reach Beforehand. Check your connection and try again. What you typed is still here.",
    ).waitFor();
    await button(page, "Search").click();
    await page.getByRole("radio", { name: "Detroit, MI" }).waitFor();
  });

  test("a press anywhere on a row chooses its city, which then stands in the form", async ({ visitor: { page } }) => {
    await page.getByRole("cell", { name: "Detroit", exact: true }).click();
    expect(await page.getByRole("radio", { name: "Detroit, MI" }).isChecked()).toBe(true);
    await said(page, "for Detroit, MI").waitFor();
    await button(page, "Register now").click();
    await heading(page, "Create your account").waitFor();
    await expectPlace(page, "Detroit", "MI");
  });
});

const advice = "Please contact your local municipality and ask it to take part.";

test("a search ticks no city by itself, and for a misspelled one the city meant is offered", async ({ newPerson }) => {
  const { page } = await newPerson(ownAddress());
  await page.goto("/");
  const detroit = page.getByRole("radio", { name: "Detroit, MI" });
  await lookUp(page, "MI", "Detriot");
  await look(page, "landing-similar");
  await button(page, "Detroit?").click();
  await detroit.waitFor();
  expect([await detroit.isChecked(), await isOff(page)]).toEqual([false, "true"]);
  await detroit.check();
  await said(page, "for Detroit, MI").waitFor();
  await button(page, "Search").click();
  await expect.poll(() => isOff(page)).toBe("true");
  await detroit.waitFor();
  expect(await detroit.isChecked()).toBe(false);
});

test("what a visitor has at hand is understood: a ZIP code, a city with its state, a whole address, a state", async ({
  newPerson,
}) => {
  const { page } = await newPerson(ownAddress());
  await page.goto("/");
  const detroit = page.getByRole("radio", { name: "Detroit, MI" });
  for (const [code, typed] of [
    ["MI", "48226"],
    ["OH", "48226"],
    ["MI", "detroit mi"],
    ["OH", "Detroit, Michigan"],
    ["MI", "123 Main St, Detroit, MI 48226"],
    ["MI", "Michigan"],
  ] as const) {
    await lookUp(page, "NY", "");
    await said(page, `No city in NY is listed yet. ${advice}`).waitFor();
    await lookUp(page, code, typed);
    await detroit.waitFor();
  }
  for (const [typed, sentence] of [
    ["48192", "Wyandotte, MI is not listed yet."],
    ["43215", "Columbus, OH is not listed yet."],
    ["columbus oh", "columbus, OH is not listed yet."],
    ["Ohio", "Neither Ohio, MI nor any city in OH is listed yet."],
  ] as const) {
    await lookUp(page, "MI", typed);
    await said(page, `${sentence} ${advice}`).waitFor();
    expect(await isOff(page)).toBe("true");
  }
  await look(page, "landing-understood");
});

test("the cities of a whole state scroll inside, and the way to register stays near", async ({ newPerson }) => {
  const { page } = await newPerson(ownAddress());
  await page.goto("/");
  await lookUp(page, "MI", "");
  const list = page.getByRole("table", { name: "Cities that take part" });
  await list.waitFor();
  await look(page, "landing-state");
  const [from, to] = [await list.boundingBox(), await button(page, "Register now").boundingBox()];
  expect((to?.y ?? 0) - (from?.y ?? 0)).toBeLessThan(420);
});

async function expectPlace(page: Page, city: string, code: string): Promise<void> {
  await heading(page, "Create your account").waitFor();
  expect(await field(page, "City").inputValue()).toBe(city);
  expect(await stateField(page).inputValue()).toBe(code);
}

describe("choices and typed text are not lost", () => {
  test("the city stays after a reload, which asks only when something was typed", async ({ visitor: { page } }) => {
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    await expectPlace(page, "Detroit", "MI");
    expect(asked).toEqual([]);
    await field(page, "First name").fill("Rosa");
    await page.reload();
    await expectPlace(page, "Detroit", "MI");
    expect(asked).toEqual(["beforeunload"]);
    await field(page, "First name").fill("Rosa");
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked, { timeout: 20_000 }).toEqual(["beforeunload", "beforeunload"]);
  });

  test("city and typed fields stay after a look at other pages, but no password", async ({ newPerson }) => {
    const { page } = await newPerson(ownAddress());
    await page.goto("/");
    await lookUp(page, "MI", "Holland");
    await page.getByRole("radio", { name: "Holland, MI" }).check();
    await button(page, "Register now").click();
    await field(page, "Street address").fill("3 River Ave");
    await page.locator("input[type=password]").first().fill("Walnut2027y");
    await page.getByRole("link", { name: "Sign in" }).click();
    await heading(page, "Sign in").waitFor();
    await page.getByRole("link", { name: "Create an account" }).click();
    await page.getByText("We kept what you typed before.").waitFor();
    await expectPlace(page, "Holland", "MI");
    expect(await field(page, "Street address").inputValue()).toBe("3 River Ave");
    expect(await page.locator("input[type=password]").first().inputValue()).toBe("");
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).toBe("[{},{}]");
    await page.goBack();
    await heading(page, "Sign in").waitFor();
    await page.goBack();
    await expectPlace(page, "Holland", "MI");
    await page.goBack();
    await said(page, "for Holland, MI").waitFor();
    expect(await page.getByRole("radio", { name: "Holland, MI" }).isChecked()).toBe(true);
    // The rest stays.
    await lookUp(page, "MI", "Novi");
    await page.getByRole("radio", { name: "Novi, MI" }).check();
    await button(page, "Register now").click();
    await expectPlace(page, "Novi", "MI");
    expect(await field(page, "Street address").inputValue()).toBe("3 River Ave");
  });

  test("the next person at a shared screen begins anew, at once by a button or after a quarter of an hour", async ({
    newPerson,
  }) => {
    const { context, page } = await newPerson(ownAddress());
    await context.clock.install();
    const lookAway = async () => {
      await page.getByRole("link", { name: "Sign in" }).click();
      await heading(page, "Sign in").waitFor();
    };
    const comeBack = async () => {
      await page.getByRole("link", { name: "Create an account" }).click();
      await heading(page, "Create your account").waitFor();
    };
    await page.goto("/Register");
    await field(page, "First name").fill("Rosa");
    await field(page, "Mobile phone").fill("313 555 0123");
    await lookAway();
    await comeBack();
    await page.getByText(/to be typed again, and the phone number to be verified with a new code/).waitFor();
    await look(page, "47-register-resumed");
    await button(page, "Start over").click();
    await untilFocused(heading(page, "Create your account"));
    expect(await field(page, "First name").inputValue()).toBe("");
    expect(await button(page, "Start over").count()).toBe(0);
    await field(page, "First name").fill("Ana");
    await lookAway();
    await comeBack();
    expect(await field(page, "First name").inputValue()).toBe("Ana");
    await lookAway();
    await page.clock.fastForward(minutes(15));
    await comeBack();
    expect(await field(page, "First name").inputValue()).toBe("");
    expect(await button(page, "Start over").count()).toBe(0);
  });
});
