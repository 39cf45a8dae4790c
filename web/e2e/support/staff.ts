import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import { logIn } from "./api.ts";
import { heading } from "./locators.ts";
import type { NewPerson } from "./person.ts";
import { type SignInDetails, signIn } from "./signIn.ts";

interface SeededAccount extends SignInDetails {
  readonly Role: string;
  readonly City: string;
  readonly State: string;
}

/** The city counts where the role has a place. */
export function seeded(role: string, city = "Detroit"): SeededAccount {
  const file = join(inject("dataFolder"), "accounts.json");
  const staff = JSON.parse(readFileSync(file, "utf8")) as SeededAccount[];
  const found = staff.find(({ Role, City }) => Role === role && [city, ""].includes(City));
  if (!found) throw new Error(`No ${role} of ${city} is seeded`);
  return found;
}

/** A role of Detroit, or an account; opens its first screen by default. */
export const signedInStaff = (newPerson: NewPerson) => async (who: string | SignInDetails, path?: string) => {
  const person = await newPerson();
  await signIn(person.page, typeof who === "string" ? seeded(who) : who);
  await heading(person.page, "New Jackets").waitFor();
  if (path) await person.page.goto(path);
  return person;
};

export const staffToken = (role = "MOD") => logIn(seeded(role));
