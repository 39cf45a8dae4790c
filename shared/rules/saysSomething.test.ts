import { expect, test } from "vitest";
import { saysSomething } from "./saysSomething.ts";

test.each([undefined, "", "None", "none known.", "N/A", "NKDA", "No known drug allergies", "no pets"])(
  "%j tells nothing",
  (text) => expect(saysSomething(text)).toBe(false),
);

test.each(["Latex", "None but latex", "No penicillin!", "Nonsteroidals", "no allergies but bees"])(
  "%j tells something",
  (text) => expect(saysSomething(text)).toBe(true),
);
