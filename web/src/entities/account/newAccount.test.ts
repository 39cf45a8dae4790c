import { expect, test } from "vitest";
import { isNewAccount, noteNewAccount, takeHomeWish, wantsHome } from "./newAccount.ts";

const email = "rosa@example.org";

test("the home that was asked for with the registration is added once, for that account alone", () => {
  noteNewAccount({ email: " Rosa@example.org", wantsHome: true });
  expect([wantsHome(email), wantsHome("ana@example.org")]).toEqual([true, false]);
  expect(takeHomeWish("ana@example.org")).toBe(false);
  expect([takeHomeWish(email), takeHomeWish(email), wantsHome(email)]).toEqual([true, false, false]);
  expect(isNewAccount(email)).toBe(true);
});

test("without the wish nothing is added", () => {
  noteNewAccount({ email, wantsHome: false });
  expect([wantsHome(email), takeHomeWish(email)]).toEqual([false, false]);
});
