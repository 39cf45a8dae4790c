import { expect, test } from "vitest";
import { erase } from "#lambdas/domain/lifecycle/accountErasure.ts";
import { accountPk } from "#lambdas/records/table/keys.ts";
import { mark, only } from "#lambdas/testing/builders/entries.ts";
import { foundBy, onlyFound, openingsOf, openRecord } from "#lambdas/testing/builders/finds.ts";
import { aHousehold } from "#lambdas/testing/builders/households.ts";
import { aFamily, aPaidMember, assign, edit } from "#lambdas/testing/builders/members.ts";
import { aCity, aModerator, anAdmin, anOperator, aResident } from "#lambdas/testing/builders/people.ts";
import { auditOf, rowsOf } from "#lambdas/testing/records.ts";
import { easternDayOf } from "#shared/rules/dates.ts";

async function aScene() {
  const [City, Last] = [aCity(), aCity().split(" ")[1] ?? ""];
  const Medical = { DNR: true, Other: true, OtherText: "Door code 4711" };
  const family = await aFamily(City, { Last, Medical });
  return { City, Last, ...family, moderator: await aModerator(City) };
}

test("an opened record is the newest card with photo and medical record, before and after a transfer", async () => {
  const { Last, owner, member, moderator } = await aScene();
  const found = await onlyFound(moderator, Last);
  const opened = async () => (await openRecord(moderator, found)).body;
  const entry = await only(moderator);
  expect(await opened()).toMatchObject({
    Entry: {
      ...entry,
      img: expect.stringContaining("photos/"),
      Thumbnail: expect.stringContaining("photos/"),
    },
    Record: { Last, Medical: { DNR: true, OtherText: "Door code 4711" } },
    Deliveries: [{ State: "WAITING" }],
  });
  expect((await fetch((await opened()).Entry.img)).status).toBe(200);
  await mark(moderator, entry);
  expect(await opened()).toMatchObject({
    Entry: { Last, Number: entry.Number },
    Deliveries: [{ State: "RECEIVED" }],
  });
  await edit(owner, member, { Weight: "155" });
  expect(await opened()).toMatchObject({ Entry: { Weight: "155" }, Deliveries: [{ State: "CHANGED" }] });
});

test("the audit has who opened it, why and for which incident; the family reads department, day and reason", async () => {
  const { City, Last, owner, moderator } = await aScene();
  const found = await onlyFound(moderator, Last);
  await openRecord(moderator, found, { Reason: "INCIDENT", Incident: " 26-1042 " });
  await openRecord(moderator, found, { Reason: "WELFARE" });
  await openRecord(await anAdmin(), found, { Reason: "CORRECTION" });
  const rows = (await auditOf(moderator.accountId)).filter(({ action }) => action === "openJacket");
  expect(rows.map(({ reason, incident }) => [reason, incident])).toEqual(
    expect.arrayContaining([
      ["INCIDENT", "26-1042"],
      ["WELFARE", undefined],
    ]),
  );
  const seen = (Department: string, Reason: string) => ({
    Day: easternDayOf(new Date()),
    Department,
    Reason,
    First: "Ada",
    Last,
  });
  const openings = await openingsOf(owner);
  expect(openings).toHaveLength(4);
  expect(openings).toEqual(
    expect.arrayContaining([
      ...["FOUND", "INCIDENT", "WELFARE"].map((reason) => seen(`${City} responders`, reason)),
      seen("Beforehand", "CORRECTION"),
    ]),
  );
  expect(JSON.stringify(openings)).not.toMatch(/\b(Sam|Ortiz|26-1042)\b/);
  expect(await openingsOf(await aResident())).toEqual([]);
});

test("no record is opened without a reason, nor one of another department; an incident may have no number yet", async () => {
  const { Last, owner, moderator } = await aScene();
  const found = await onlyFound(moderator, Last);
  const neighbour = await aModerator(aCity());
  const refusals = await Promise.all([
    openRecord(moderator, found, { Reason: undefined as never }),
    openRecord(neighbour, found),
    openRecord(moderator, { ID: "nobody-here.nobody-here.nobody-here" }),
  ]);
  expect(refusals.map(({ status }) => status)).toEqual([400, 404, 404]);
  expect((await openingsOf(owner)).map(({ Reason }) => Reason)).toEqual(["FOUND"]);
  expect((await openRecord(moderator, found, { Reason: "INCIDENT", Incident: " " })).status).toBe(200);
});

test("an erased family keeps no log and gets none, and its notice shows no medical text", async () => {
  const { Last, owner, moderator } = await aScene();
  await mark(moderator, await only(moderator));
  await openRecord(moderator, await onlyFound(moderator, Last));
  await erase(owner.accountId, anOperator());
  const [notice] = await foundBy(moderator, Last);
  if (!notice) throw new Error("The notice of the end is not found");
  const { body } = await openRecord(moderator, notice);
  expect(body).toMatchObject({ Entry: { Removed: true }, Deliveries: [{ State: "ENDED" }] });
  expect(JSON.stringify(body)).not.toMatch(/\b4711\b/);
  const left = (await rowsOf(accountPk(owner.accountId))).map(({ sk }) => sk[0]);
  expect(left).not.toContain("V");
  expect(left).not.toContain("F");
});

test("an opened record names who lives there, by name, and their family reads that they came up", async () => {
  const { City, Last, owner, household, member, moderator } = await aScene();
  const found = await onlyFound(moderator, Last);
  const alone = (await openRecord(moderator, found)).body.Residents;
  expect(alone).toEqual([{ ID: found.ID, First: "Ada", Last }]);
  const abe = await aPaidMember(owner, { First: "Abe", Last: "Ames" });
  await assign(owner, abe, household);
  await assign(owner, await aPaidMember(owner, { First: "Eve" }), await aHousehold(owner, { City }));
  const { body } = await openRecord(moderator, found);
  expect(body.Residents.map(({ First }) => First)).toEqual(["Abe", "Ada"]);
  const [other] = body.Residents;
  expect(other?.ID).toBe(found.ID.replace(member.ID, abe.ID));
  const seen = (await openingsOf(owner)).filter(({ First }) => First !== "Ada");
  expect(seen.map(({ First, Reason }) => [First, Reason])).toEqual([["Abe", "FOUND"]]);
  const audited = (await auditOf(moderator.accountId)).filter(({ action }) => action === "findJackets");
  expect(JSON.stringify(audited)).toContain(abe.ID);
  expect((await openRecord(moderator, { ID: other?.ID ?? "" })).body.Entry).toMatchObject({ First: "Abe" });
});
