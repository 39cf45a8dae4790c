import { expect, test } from "vitest";
import { saysSomething } from "./saysSomething.ts";

test.each([
  ...[undefined, "", "None", "none known.", "N/A", "n.a.", "-", "NKDA", "NKFA", "No known drug allergies", "no pets"],
  ...["None at this time", "none currently", "No allergies known", "No known food allergies", "No meds", "Ninguna"],
])("%j tells nothing", (text) => expect(saysSomething(text)).toBe(false));

test.each([
  "Latex",
  "None but latex",
  "No penicillin!",
  "Nonsteroidals",
  "no allergies but bees",
  "No nuts",
  "Nasal spray",
])("%j tells something", (text) => expect(saysSomething(text)).toBe(true));
