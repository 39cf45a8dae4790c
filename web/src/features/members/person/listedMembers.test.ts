import { expect, test } from "vitest";
import type { Member } from "#shared/model/member.ts";
import { type MemberPages, withMember } from "./listedMembers.ts";

const member = (ID: string, payed: Member["payed"] = "PENDING") => ({ ID, payed }) as Member;
const list = (...pages: Member[][]): MemberPages => ({
  pages: pages.map((Members) => ({ Members })),
  pageParams: pages.map(() => undefined),
});
const shown = ({ pages }: MemberPages) => pages.map(({ Members }) => Members.map(({ ID, payed }) => `${ID} ${payed}`));

test("a listed member is replaced in their place", () => {
  const before = list([member("ada"), member("ben")], [member("cleo")]);
  expect(shown(withMember(before, member("ada", "COMPLETE")))).toEqual([
    ["ada COMPLETE", "ben PENDING"],
    ["cleo PENDING"],
  ]);
});

test("a new member is shown last", () => {
  const before = list([member("ada")], [member("ben")]);
  expect(shown(withMember(before, member("cleo")))).toEqual([["ada PENDING"], ["ben PENDING", "cleo PENDING"]]);
});
