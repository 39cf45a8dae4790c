import { beforeEach, expect, test } from "vitest";
import type { Registration } from "./registration.ts";
import { chosenCity, firstValues, forgetDraft, keepDraft } from "./registrationDraft.ts";

const detroit = { city: "Detroit", state: "MI" };
const holland = { city: "Holland", state: "MI" };

/** The form for a chosen city, with something typed into it. */
const typed = (values: Partial<Registration>): Registration => ({
  ...firstValues(detroit).values,
  ...values,
});

beforeEach(forgetDraft);

test("the chosen city stands in the form", () => {
  const { values, resumed } = firstValues(detroit);
  expect(values.Location).toMatchObject({ City: "Detroit", State: "MI", Zip: "" });
  expect(resumed).toBe(false);
});

test("what was typed is there again, without the passwords and the phone's proof", () => {
  const secrets = { Password: "Walnut2027y", Confirm: "Walnut2027y", Proof: "x".repeat(43) };
  keepDraft(typed({ FirstName: "Rosa", ...secrets }), detroit);
  const { values, resumed } = firstValues(detroit);
  expect(resumed).toBe(true);
  expect(values).toMatchObject({ FirstName: "Rosa", Password: "", Confirm: "", Proof: undefined });
});

test("a city that was corrected stays, and a newly chosen one takes its place", () => {
  const place = { Street: "2 Woodward Ave", City: "Hamtramck", State: "MI", Zip: "48212" } as const;
  keepDraft(typed({ Location: place }), detroit);
  expect(firstValues(detroit).values.Location).toEqual(place);
  expect(firstValues(undefined).values.Location).toEqual(place);
  expect(firstValues(holland).values.Location).toEqual({ ...place, City: "Holland" });
});

test("a form in which nothing was typed is not kept", () => {
  const { values } = firstValues(detroit);
  keepDraft({ ...values, Password: "Walnut2027y" }, detroit);
  expect(firstValues(detroit).resumed).toBe(false);
  keepDraft({ ...values, Email: "rosa@" }, detroit);
  keepDraft(values, detroit);
  expect(firstValues(detroit).resumed).toBe(false);
});

test("only a city with its state is read from what the router keeps", () => {
  expect(chosenCity({ ...detroit, from: "/Members" })).toEqual(detroit);
  for (const state of [null, undefined, {}, { city: "Detroit" }, { city: 1, state: 2 }, { from: "/Members" }])
    expect(chosenCity(state)).toBeUndefined();
});
