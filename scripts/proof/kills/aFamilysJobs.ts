import { randomUUID } from "node:crypto";
import { aHouseholdRequest } from "#lambdas/testing/builders/households.ts";
import { aMemberRequest, anEdit } from "#lambdas/testing/builders/members.ts";
import type { World } from "#lambdas/testing/cases/aWorld.ts";
import type { CallName } from "#shared/contract/index.ts";
import type { Job } from "./Job.ts";

export const created = { households: 4, members: 4 } as const;

/** None stands in another's way. */
export async function aFamilysJobs(world: World): Promise<Job[]> {
  const { owner, household, spare, member, known, unpaid, moderator, entryId, paidOrder, city } = world;
  const own = { UID: owner.accountId };
  const job = (call: CallName, body: unknown, { claims } = owner): Job => ({
    call,
    body,
    claims,
    idempotencyKey: randomUUID(),
  });
  const request = await aMemberRequest(owner, { img: unpaid.img });
  return [
    ...Array.from({ length: created.households }, (_, at) =>
      job("createHousehold", aHouseholdRequest(owner, { City: city, Name: `House ${at}` })),
    ),
    ...Array.from({ length: created.members - 1 }, (_, at) => job("createMember", { ...request, First: `New ${at}` })),
    job("createMember", { ...request, First: "Paid", OrderID: paidOrder }),
    job("updateMember", anEdit(known, { First: "Benjamin" })),
    job("assignMember", { ...own, MID: known.ID, HHID: spare.ID }),
    job("assignMember", { ...own, MID: member.ID, HHID: spare.ID }),
    job("updateHousehold", { ...own, ID: household.ID, Name: "Lake house" }),
    job("markEntry", { EntryID: entryId }, moderator),
  ];
}
