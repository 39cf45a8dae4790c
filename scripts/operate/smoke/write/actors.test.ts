import { expect, test } from "vitest";
import { brokenPasswordRules } from "#shared/rules/account/password.ts";
import { newActors } from "./actors.ts";

test("the passwords of a trial keep the rules", () => {
  for (const { password } of Object.values(newActors())) expect(brokenPasswordRules(password)).toEqual([]);
});
