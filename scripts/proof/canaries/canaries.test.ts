import { expect, test } from "vitest";
import { email, newPassword, phone } from "#shared/fields/account.ts";
import { canaryOf, heldBy } from "./canaries.ts";

test("canaries pass the rules of their fields", () => {
  expect(email().safeParse(canaryOf("Mail").value).success).toBe(true);
  expect(phone().safeParse(canaryOf("Cell").value).success).toBe(true);
  expect(newPassword.safeParse(canaryOf("Password").value).success).toBe(true);
});

test("a canary is found in any letter case, and in a number however it is written", () => {
  const canaries = [canaryOf("First"), canaryOf("Mail"), canaryOf("Cell")];
  const [first, mail, cell] = canaries.map(({ value }) => value);
  expect(heldBy(`... ${first?.toUpperCase()} ...`, canaries)).toEqual(["First"]);
  expect(heldBy(`to=${mail}&cell=${cell?.slice(5)}`, canaries)).toEqual(["Mail", "Cell"]);
  expect(heldBy("nothing", canaries)).toEqual([]);
});
