import { expect, test } from "vitest";
import { uniqueAccounts, withChanged, withNew } from "./accountPages.ts";
import { anAccount } from "./testing/anAccount.ts";

const dana = anAccount({ ID: "account-1", FirstName: "Dana" });
const omar = anAccount({ ID: "account-2", FirstName: "Omar" });
const pages = [
  { Moderators: [dana], NextCursor: "next" },
  { Moderators: [omar], NextCursor: undefined },
];

test("a changed account stays in its place, on whichever page", () => {
  const restricted = { ...omar, Status: "RESTRICTED" as const };
  expect(withChanged(pages, restricted)).toEqual([pages[0], { Moderators: [restricted] }]);
});

test("a new account stands first, and the cursor of the next page stays", () => {
  const lea = anAccount({ ID: "account-3" });
  expect(withNew(pages, lea)).toEqual([{ Moderators: [lea, dana], NextCursor: "next" }, pages[1]]);
});

test("an account that comes on two pages is listed once, where it came first", () => {
  const names = uniqueAccounts([dana, omar, { ...dana, FirstName: "Old" }]).map(({ FirstName }) => FirstName);
  expect(names).toEqual(["Dana", "Omar"]);
});
