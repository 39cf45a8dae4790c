import { expect, test } from "vitest";
import { lookupProblem } from "./lookupProblem.ts";

test("a lookup needs a state", () => {
  expect(lookupProblem("", "")).toBe("Must provide State / city AND state");
  expect(lookupProblem("", "Detroit")).toBe("Must provide a state with your city");
  expect(lookupProblem("MI", "")).toBeUndefined();
});
