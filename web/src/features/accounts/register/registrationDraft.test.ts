import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Registration } from "./registration.ts";
import { firstValues, forgetDraft, keepDraft } from "./registrationDraft.ts";

const detroit = { city: "Detroit", state: "MI" };
const holland = { city: "Holland", state: "MI" };

const typed = (values: Partial<Registration>): Registration => ({
  ...firstValues(detroit).values,
  ...values,
});

beforeEach(forgetDraft);
afterEach(() => void vi.useRealTimers());

test("the chosen city stands in the form", () => {
  const { values, resumed } = firstValues(detroit);
  expect(values.Location).toMatchObject({ City: "Detroit", State: "MI", Zip: "" });
  expect(resumed).toBe(false);
});

test("a draft is restored without the passwords and the phone's proof", () => {
  const secrets = { Password: "Walnut2027y", Confirm: "Walnut2027y", Proof: "x".repeat(43) };
  keepDraft(typed({ FirstName: "Rosa", ...secrets }), detroit);
  const { values, resumed } = firstValues(detroit);
  expect(resumed).toBe(true);
  expect(values).toMatchObject({ FirstName: "Rosa", Password: "", Confirm: "", Proof: undefined });
});

test("a corrected city stays, and a newly chosen one replaces it", () => {
  const place = { Street: "2 Woodward Ave", City: "Hamtramck", State: "MI", Zip: "48212" } as const;
  keepDraft(typed({ Location: place }), detroit);
  expect(firstValues(detroit).values.Location).toEqual(place);
  expect(firstValues(undefined).values.Location).toEqual(place);
  expect(firstValues(holland).values.Location).toEqual({ ...place, City: "Holland" });
});

test("a form without input is not kept", () => {
  const { values } = firstValues(detroit);
  keepDraft({ ...values, Password: "Walnut2027y" }, detroit);
  expect(firstValues(detroit).resumed).toBe(false);
  keepDraft({ ...values, Email: "rosa@" }, detroit);
  keepDraft(values, detroit);
  expect(firstValues(detroit).resumed).toBe(false);
});

test("a draft without input for fifteen minutes is forgotten, for the next person at a shared screen", () => {
  const now = Date.UTC(2026, 10, 21, 8);
  vi.useFakeTimers({ toFake: ["Date"], now });
  keepDraft(typed({ FirstName: "Rosa" }), detroit);
  vi.setSystemTime(now + 14 * 60_000);
  expect(firstValues(detroit).resumed).toBe(true);
  keepDraft(typed({ FirstName: "Rosa", LastName: "Moreau" }), detroit);
  vi.setSystemTime(now + 28 * 60_000);
  expect(firstValues(detroit).values.LastName).toBe("Moreau");
  vi.setSystemTime(now + 29 * 60_000);
  expect(firstValues(detroit)).toMatchObject({ resumed: false, values: { FirstName: "", LastName: "" } });
});

test("starting over leaves nothing but the chosen city", () => {
  keepDraft(typed({ FirstName: "Rosa", Email: "rosa@example.org" }), detroit);
  forgetDraft();
  const { values, resumed } = firstValues(detroit);
  expect(values).toMatchObject({ FirstName: "", Email: "", Location: { City: "Detroit", Street: "" } });
  expect(resumed).toBe(false);
});

test("the tick of the home stays with its address, and not with a newly chosen city", () => {
  keepDraft(typed({ IsHome: true }), detroit);
  expect(firstValues(detroit).values.IsHome).toBe(true);
  expect(firstValues(undefined).values.IsHome).toBe(true);
  expect(firstValues(holland).values.IsHome).toBe(false);
});
