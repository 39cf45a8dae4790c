import { expect, test } from "vitest";
import { accountPk, queuePk } from "#lambdas/records/table/keys.ts";
import { makeEarlier } from "#lambdas/testing/builders/earlierRows.ts";
import { listOf, mark, medicalOf, only } from "#lambdas/testing/builders/entries.ts";
import { aFamily, edit, membersOf, unassign } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator } from "#lambdas/testing/builders/people.ts";
import { rowsOf } from "#lambdas/testing/records.ts";
import { placeKey } from "#shared/rules/place.ts";

const facts = {
  Mail: "ada@example.com",
  Phone: "(313) 555-0123",
  Additional: "Knock twice",
  Medical: { DNR: true, Other: true, OtherText: "Door code 4711" },
  Authorization: { Choice: "GUARDIAN", Waiver: "2026-11-21" },
} as const;

/** A family whose rows are those of an earlier version, as a department and its owner see it before and after. */
async function anEarlierFamily(isTransferred = false) {
  const City = aCity();
  const moderator = await aModerator(City);
  const family = await aFamily(City, facts);
  if (isTransferred) {
    await mark(moderator, await only(moderator));
    await edit(family.owner, family.member, { ...facts, Weight: "140" });
  }
  const kind = isTransferred ? "UPDATED" : "NEW";
  const seen = async () => ({
    entry: await only(moderator, kind),
    members: await membersOf(family.owner),
    record: (await medicalOf(moderator, await only(moderator, kind))).body.Record,
  });
  const unsigned = (json: unknown) => JSON.stringify(json).replace(/\?[^"]*X-Amz[^"]*/g, "");
  const today = unsigned(await seen());
  const queues = (["NEW", "UPDATED"] as const).map((of) => queuePk(of, placeKey({ City, State: "MI" })));
  await makeEarlier(family.owner.accountId, queues);
  return { ...family, City, moderator, today, now: async () => unsigned(await seen()) };
}

/** A member of before counts from the registration, as long as nothing was changed since. */
const membersWithoutDays = ({ members, ...others }: { readonly members: readonly object[] }) => ({
  ...others,
  members: members.map((member) => ({ ...member, Confirmed: undefined })),
});

/** What was seen, without the days that earlier versions did not keep. */
function withoutDays(seen: string): unknown {
  const { entry, ...others } = JSON.parse(seen);
  const { Confirmed: _confirmed, PhotoDay: _photo, ...kept } = entry;
  return membersWithoutDays({ entry: kept, ...others });
}

test.each([false, true])(
  "rows of an earlier version read the same for owner and department, but for days not kept (transferred: %s)",
  async (isTransferred) => {
    const { owner, today, now } = await anEarlierFamily(isTransferred);
    expect((await rowsOf(accountPk(owner.accountId))).find(({ sk }) => sk.startsWith("M#"))).toMatchObject({
      first: "Ada",
      flags: ["DNR", "Other"],
    });
    expect(membersWithoutDays(JSON.parse(await now()))).toEqual(withoutDays(today));
  },
);

test("an edit of an earlier member tells its department what changed, and stores today's shape", async () => {
  const { owner, member, moderator } = await anEarlierFamily(true);
  await edit(owner, member, { ...facts, Weight: "150", Medical: { DNR: true } });
  expect((await only(moderator, "UPDATED")).Changes).toEqual([
    { Field: "Other", Old: "Yes", New: "No" },
    { Field: "Medical text", Old: "", New: "removed" },
    { Field: "Weight", Old: "130 lb", New: "150 lb" },
  ]);
  const row = (await rowsOf(accountPk(owner.accountId))).find(({ sk }) => sk.startsWith("M#"));
  expect(row).toMatchObject({ person: { First: "Ada", Weight: "150", Medical: { DNR: true } } });
  expect(Object.keys(row ?? {})).not.toContain("first");
});

test("an earlier entry is found by its zip, counted and marked, and its removal told", async () => {
  const { owner, member, household, moderator } = await anEarlierFamily();
  expect(await listOf(moderator, { Zip: household.Zip })).toHaveLength(1);
  expect(await mark(moderator, await only(moderator))).toBe(200);
  await unassign(owner, member, household);
  expect(await only(moderator, "UPDATED")).toMatchObject({
    Removed: true,
    First: "Ada",
    Medical: { DNR: true },
  });
});
