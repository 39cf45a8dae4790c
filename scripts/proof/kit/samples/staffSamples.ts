import { aNewcomer, aNewModerator } from "#lambdas/testing/builders/invitations.ts";
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
import type * as entries from "#shared/contract/entries.ts";
import type * as finding from "#shared/contract/finding.ts";
import type * as handover from "#shared/contract/handover.ts";
import type * as staff from "#shared/contract/staff.ts";

type Calls = Omit<typeof entries, "measureQueues"> &
  typeof finding &
  typeof handover &
  typeof staff &
  typeof accountLists &
  Omit<typeof audit, "sealAudit">;

const waiting = ({ entryId }: World) => ({ EntryID: entryId });
const everything = () => ({});
const newModerator = ({ city }: World) => aNewModerator({ City: city, State: "MI" });

/** A successful request of each call of staff. */
export const staffSamples: { readonly [Name in keyof Calls]: Sample<Calls[Name]> } = {
  listNewEntries: { by: moderator, body: everything },
  listUpdatedEntries: { by: moderator, body: everything },
  countEntries: { by: moderator, body: () => ({ Kind: "NEW" }) },
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
  markEntries: { by: moderator, body: ({ entryId }) => ({ EntryIDs: [entryId] }) },
  undoMarks: { by: moderator, body: ({ markedId }) => ({ EntryIDs: [markedId] }) },
  holdEntries: { by: moderator, body: ({ entryId }) => ({ EntryIDs: [entryId] }) },
  listMarks: { by: moderator, body: () => ({ Kind: "NEW" }) },
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
  createModerator: { by: masterModerator, body: newModerator },
  createMasterModerator: { by: admin, body: newModerator },
  createAdmin: { by: masterAdmin, body: aNewcomer },
  resendInvitation: { by: masterModerator, body: ({ invitedId }) => ({ ID: invitedId }) },
  confirmEmail: { by: admin, body: ({ owner }) => ({ ID: owner.accountId }) },
  restrictAccount: { by: admin, body: ({ owner }) => ({ ID: owner.accountId, Reason: "False entries" }) },
  restoreAccount: { by: admin, body: ({ owner }) => ({ ID: owner.accountId }) },
};
