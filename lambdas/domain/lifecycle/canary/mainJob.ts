import * as households from "#lambdas/domain/family/households.ts";
import * as members from "#lambdas/domain/family/members.ts";
import * as entries from "#lambdas/domain/jackets/entries.ts";
import * as entryLists from "#lambdas/domain/jackets/entryLists.ts";
import { readFamily } from "#lambdas/records/family/family.ts";
import { putPlace } from "#lambdas/records/jackets/place.ts";
import { insert, transact } from "#lambdas/records/table/table.ts";
import { canaryPlace } from "#shared/model/canary.ts";
import { defaultDepartmentOf, respondersOf } from "#shared/rules/defaultDepartment.ts";
import { aHome, aPerson, familySession, moderatorSession } from "./canaryFamily.ts";
import { keepPhoto } from "./canaryPhoto.ts";

function need(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

export type JobStep = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

const department = defaultDepartmentOf(canaryPlace);

/** A sponsor, so no order is needed. */
const serving = { id: department, name: respondersOf(canaryPlace.City), sponsor: "the canary" };

async function registerFamily(step: JobStep): Promise<void> {
  const family = familySession();
  await step("let its place take part", () =>
    transact([putPlace({ ...canaryPlace, departments: [serving] }), insert(family.account)]),
  );
  const home = await step("register a house hold", () => households.create(family, aHome(), undefined));
  const img = await step("keep a photo", keepPhoto);
  const member = await step("register a member", () => members.create(family, aPerson(img, home.ID), undefined));
  need(member.payed === "COMPLETE", `the member is ${member.payed}, although a department pays`);
}

const open = (session = moderatorSession()) => entryLists.list(session, "NEW", {});

async function transfer(step: JobStep): Promise<void> {
  const moderator = moderatorSession();
  const { entries: waiting } = await step("list what waits", () => open(moderator));
  const [entry, ...others] = waiting;
  need(entry !== undefined && others.length === 0, `${waiting.length} entries wait, not one`);
  await step("mark it as transferred", () => entries.mark(moderator, entry.ID));
  const [person] = await step("read the receipt", () => readFamily(familySession().accountId));
  const receipt = person?.homes[0]?.jacket?.deliveries[department]?.transferred?.receipt;
  need(receipt?.by === moderator.accountId, "the jacket has no receipt");
  const { entries: left } = await step("list what is left", () => open(moderator));
  need(left.length === 0, "the entry waits still");
}

/** A family registers, its department transfers the record, and the record keeps the receipt. */
export async function doMainJob(step: JobStep): Promise<void> {
  await registerFamily(step);
  await transfer(step);
}
