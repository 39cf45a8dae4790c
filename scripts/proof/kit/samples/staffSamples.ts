import { newId } from "#lambdas/records/table/keys.ts";
import { aNewcomer, aNewModerator } from "#lambdas/testing/builders/invitations.ts";
import { aRegisteredFamily } from "#lambdas/testing/builders/members.ts";
import { report, reportsOf } from "#lambdas/testing/builders/reports.ts";
import type { World } from "#scripts/proof/kit/aWorld.ts";
import {
  admin,
  masterAdmin,
  masterModerator,
  moderator,
  owner,
  type Sample,
} from "#scripts/proof/kit/Sample.ts";
import type * as accountLists from "#shared/contract/accountLists.ts";
import type * as audit from "#shared/contract/audit.ts";
import type * as departments from "#shared/contract/departments.ts";
import type * as duplicates from "#shared/contract/duplicates.ts";
import type * as entries from "#shared/contract/entries.ts";
import type * as finding from "#shared/contract/finding.ts";
import type * as handover from "#shared/contract/handover.ts";
import type * as staff from "#shared/contract/staff.ts";
import { placeKey } from "#shared/rules/place.ts";

type Calls = Omit<typeof entries, "measureQueues" | "mailDepartments"> &
  typeof duplicates &
  typeof finding &
  typeof handover &
  typeof staff &
  typeof accountLists &
  typeof departments &
  Omit<typeof audit, "sealAudit">;

const waiting = ({ entryId }: World) => ({ EntryID: entryId });
const everything = () => ({});
const homeOf = ({ city }: World) => ({ City: city, State: "MI" }) as const;
const aWish = (world: World) => ({
  ...({ Name: `Fire of ${world.city} ${newId()}`, Kind: "FIRE" } as const),
  Places: [homeOf(world)],
  Contact: "(313) 555-0100",
  Statement: "We look at each record.",
});
/** The default department of the world's city, which has no record of its own yet. */
const own = (world: World) => ({ ID: placeKey(homeOf(world)), Version: 0 });
const newModerator = ({ city }: World) => aNewModerator({ City: city, State: "MI" });

export const staffSamples: { readonly [Name in keyof Calls]: Sample<Calls[Name]> } = {
  listNewEntries: { by: moderator, body: everything },
  listUpdatedEntries: { by: moderator, body: everything },
  countEntries: { by: moderator, body: () => ({ Kind: "NEW" }) },
  countQueues: { by: moderator, body: everything },
  readEntry: { by: moderator, body: waiting },
  readMedicalRecord: { by: moderator, body: waiting },
  findJackets: { by: moderator, body: () => ({ Search: "Miller" }) },
  openJacket: {
    by: moderator,
    body: ({ owner: { accountId }, member, household }) => ({
      ID: `${accountId}.${member.ID}.${household.ID}`,
      Reason: "INCIDENT",
      Incident: "26-1042",
    }),
  },
  listOpenings: { by: owner, body: everything },
  markEntry: { by: moderator, body: waiting },
  undoMark: { by: moderator, body: ({ markedId }) => ({ EntryID: markedId }) },
  exportEntries: {
    by: moderator,
    body: ({ entryId }) => ({ EntryIDs: [entryId], Format: "TICKETSCAD_CSV", Purpose: "DISPATCH" }),
  },
  printEntries: { by: moderator, body: ({ entryId }) => ({ EntryIDs: [entryId] }) },
  markEntries: { by: moderator, body: ({ entryId }) => ({ EntryIDs: [entryId] }) },
  undoMarks: { by: moderator, body: ({ markedId }) => ({ EntryIDs: [markedId] }) },
  holdEntries: { by: moderator, body: ({ entryId }) => ({ EntryIDs: [entryId] }) },
  listMarks: { by: moderator, body: () => ({ Kind: "NEW" }) },
  listDuplicates: { by: moderator, body: waiting },
  tellDuplicate: {
    by: moderator,
    body: async ({ city, entryId }) => {
      const { owner, member } = await aRegisteredFamily(city);
      return { EntryID: entryId, ID: `${owner.accountId}.${member.ID}`, Verdict: "DIFFERENT" };
    },
  },
  reportEntry: { by: moderator, body: ({ entryId }) => ({ EntryID: entryId, Reason: "FALSE" }) },
  listReports: { by: admin, body: everything },
  handleReport: {
    by: admin,
    body: async ({ moderator: reporter, entryId, admin: reader, owner }) => {
      await report(reporter, { ID: entryId });
      return { ID: (await reportsOf(reader, owner))[0]?.ID ?? "" };
    },
  },
  listDeactivated: { by: moderator, body: everything },
  listDeleted: { by: moderator, body: everything },
  listModerators: { by: masterModerator, body: everything },
  listUsers: { by: admin, body: everything },
  listMasterModerators: { by: admin, body: everything },
  listAdmins: { by: masterAdmin, body: everything },
  listAudit: { by: masterAdmin, body: everything },
  listDepartments: { by: admin, body: everything },
  createDepartment: { by: admin, body: aWish },
  updateDepartment: { by: admin, body: (world) => ({ ...own(world), ...aWish(world) }) },
  retireDepartment: { by: admin, body: own },
  rollOut: { by: admin, body: (world) => ({ Places: [homeOf(world)] }) },
  createModerator: { by: masterModerator, body: newModerator },
  createMasterModerator: { by: admin, body: newModerator },
  createAdmin: { by: masterAdmin, body: aNewcomer },
  resendInvitation: { by: masterModerator, body: ({ invitedId }) => ({ ID: invitedId }) },
  confirmEmail: { by: admin, body: ({ owner }) => ({ ID: owner.accountId }) },
  restrictAccount: { by: admin, body: ({ owner }) => ({ ID: owner.accountId, Reason: "False entries" }) },
  restoreAccount: { by: admin, body: ({ owner }) => ({ ID: owner.accountId }) },
};
