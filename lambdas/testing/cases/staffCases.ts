import { listHomes } from "#lambdas/domain/registry/listHomes.ts";
import { addRollout } from "#lambdas/records/departments/rollout.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { anArea } from "#lambdas/testing/builders/areas.ts";
import { anExport } from "#lambdas/testing/builders/exports.ts";
import { aNewcomer, aNewModerator } from "#lambdas/testing/builders/invitations.ts";
import { aRegisteredFamily } from "#lambdas/testing/builders/members.ts";
import { report, reportsOf } from "#lambdas/testing/builders/reports.ts";
import type * as accountLists from "#shared/contract/accountLists.ts";
import type * as audit from "#shared/contract/audit.ts";
import type * as departments from "#shared/contract/departments.ts";
import type * as duplicates from "#shared/contract/jackets/duplicates.ts";
import type * as entries from "#shared/contract/jackets/entries.ts";
import type * as finding from "#shared/contract/jackets/finding.ts";
import type * as handover from "#shared/contract/jackets/handover.ts";
import type * as registry from "#shared/contract/jackets/registry.ts";
import type * as registryAreas from "#shared/contract/jackets/registryAreas.ts";
import type * as registryExports from "#shared/contract/jackets/registryExports.ts";
import type * as staff from "#shared/contract/staff.ts";
import { placeKey } from "#shared/rules/place.ts";
import type { World } from "./aWorld.ts";
import { admin, type CallCase, masterAdmin, masterModerator, moderator, owner } from "./CallCase.ts";

type Calls = Omit<typeof entries, "measureQueues" | "mailDepartments"> &
  typeof duplicates &
  typeof finding &
  typeof handover &
  typeof registry &
  typeof registryAreas &
  typeof registryExports &
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
/** The city's default department, without a row yet. */
const own = (world: World) => ({ ID: placeKey(homeOf(world)), Version: 0 });
const newModerator = ({ city }: World) => aNewModerator({ City: city, State: "MI" });

export const staffCases: { readonly [Name in keyof Calls]: CallCase<Calls[Name]> } = {
  listNewEntries: {
    callers: "--YYYYY",
    load: () => import("#lambdas/calls/listNewEntries.ts"),
    by: moderator,
    body: everything,
  },
  listUpdatedEntries: {
    callers: "--YYYYY",
    load: () => import("#lambdas/calls/listUpdatedEntries.ts"),
    by: moderator,
    body: everything,
  },
  countEntries: {
    callers: "--YYYYY",
    load: () => import("#lambdas/calls/countEntries.ts"),
    by: moderator,
    body: () => ({ Kind: "NEW" }),
  },
  countQueues: {
    callers: "--YYYYY",
    load: () => import("#lambdas/calls/countQueues.ts"),
    by: moderator,
    body: everything,
  },
  readEntry: {
    callers: "--YYYYY",
    load: () => import("#lambdas/calls/readEntry.ts"),
    by: moderator,
    body: waiting,
  },
  readMedicalRecord: {
    callers: "--YYYYY",
    load: () => import("#lambdas/calls/readMedicalRecord.ts"),
    by: moderator,
    body: waiting,
  },
  findJackets: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/findJackets.ts"),
    by: moderator,
    body: () => ({ Search: "Miller" }),
  },
  openJacket: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/openJacket.ts"),
    by: moderator,
    body: ({ owner: { accountId }, member, household }) => ({
      ID: `${accountId}.${member.ID}.${household.ID}`,
      Reason: "INCIDENT",
      Incident: "26-1042",
    }),
  },
  listRegistry: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/listRegistry.ts"),
    by: moderator,
    body: () => ({ Reason: "REVIEW" }),
  },
  countRegistry: {
    callers: "--YYYYY",
    load: () => import("#lambdas/calls/countRegistry.ts"),
    by: moderator,
    body: () => ({}),
  },
  readArea: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/readArea.ts"),
    by: moderator,
    body: () => ({ Area: { County: "26163" } }),
  },
  openHome: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/openHome.ts"),
    by: moderator,
    body: async ({ owner: { accountId }, household }) => {
      await listHomes(accountId);
      return { ID: `${accountId}.${household.ID}`, Reason: "WELFARE" };
    },
  },
  saveArea: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/saveArea.ts"),
    by: moderator,
    body: () => ({ Name: `Harbor ${newId()}`, Area: { Zip: "48226" } }),
  },
  listAreas: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/listAreas.ts"),
    by: moderator,
    body: everything,
  },
  deleteArea: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/deleteArea.ts"),
    by: moderator,
    body: async ({ moderator }) => ({ ID: await anArea(moderator) }),
  },
  exportRegistry: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/exportRegistry.ts"),
    by: moderator,
    body: () => ({ Reason: "REVIEW", Format: "PDF", Purpose: "CREWS" }),
  },
  readExport: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/readExport.ts"),
    by: moderator,
    body: async ({ moderator }) => ({ ID: await anExport(moderator) }),
  },
  listOpenings: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/listOpenings.ts"),
    by: owner,
    body: everything,
  },
  markEntry: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/markEntry.ts"),
    by: moderator,
    body: waiting,
  },
  undoMark: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/undoMark.ts"),
    by: moderator,
    body: ({ markedId }) => ({ EntryID: markedId }),
  },
  exportEntries: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/exportEntries.ts"),
    by: moderator,
    body: ({ entryId }) => ({ EntryIDs: [entryId], Format: "TICKETSCAD_CSV", Purpose: "DISPATCH" }),
  },
  printEntries: {
    callers: "--YYYYY",
    load: () => import("#lambdas/calls/printEntries.ts"),
    by: moderator,
    body: ({ entryId }) => ({ EntryIDs: [entryId] }),
  },
  markEntries: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/markEntries.ts"),
    by: moderator,
    body: ({ entryId }) => ({ EntryIDs: [entryId] }),
  },
  undoMarks: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/undoMarks.ts"),
    by: moderator,
    body: ({ markedId }) => ({ EntryIDs: [markedId] }),
  },
  holdEntries: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/holdEntries.ts"),
    by: moderator,
    body: ({ entryId }) => ({ EntryIDs: [entryId] }),
  },
  listMarks: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/listMarks.ts"),
    by: moderator,
    body: () => ({ Kind: "NEW" }),
  },
  listDuplicates: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/listDuplicates.ts"),
    by: moderator,
    body: waiting,
  },
  tellDuplicate: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/tellDuplicate.ts"),
    by: moderator,
    body: async ({ city, entryId, member: { Last } }) => {
      const { owner, member } = await aRegisteredFamily(city, { Last });
      return { EntryID: entryId, ID: `${owner.accountId}.${member.ID}`, Verdict: "DIFFERENT" };
    },
  },
  reportEntry: {
    callers: "--YYYY-",
    load: () => import("#lambdas/calls/reportEntry.ts"),
    by: moderator,
    body: ({ entryId }) => ({ EntryID: entryId, Reason: "FALSE" }),
  },
  listReports: {
    callers: "----YY-",
    load: () => import("#lambdas/calls/listReports.ts"),
    by: admin,
    body: everything,
  },
  handleReport: {
    callers: "----YY-",
    load: () => import("#lambdas/calls/handleReport.ts"),
    by: admin,
    body: async ({ moderator: reporter, entryId, admin: reader, owner }) => {
      await report(reporter, { ID: entryId });
      return { ID: (await reportsOf(reader, owner))[0]?.ID ?? "" };
    },
  },
  listDeactivated: {
    callers: "--YYYYY",
    load: () => import("#lambdas/calls/listDeactivated.ts"),
    by: moderator,
    body: everything,
  },
  listDeleted: {
    callers: "--YYYYY",
    load: () => import("#lambdas/calls/listDeleted.ts"),
    by: moderator,
    body: everything,
  },
  listModerators: {
    callers: "---YYY-",
    load: () => import("#lambdas/calls/listModerators.ts"),
    by: masterModerator,
    body: everything,
  },
  listUsers: {
    callers: "----YY-",
    load: () => import("#lambdas/calls/listUsers.ts"),
    by: admin,
    body: everything,
  },
  listMasterModerators: {
    callers: "----YY-",
    load: () => import("#lambdas/calls/listMasterModerators.ts"),
    by: admin,
    body: everything,
  },
  listAdmins: {
    callers: "-----Y-",
    load: () => import("#lambdas/calls/listAdmins.ts"),
    by: masterAdmin,
    body: everything,
  },
  listAudit: {
    callers: "---Y-Y-",
    load: () => import("#lambdas/calls/listAudit.ts"),
    by: masterAdmin,
    body: everything,
  },
  listDepartments: {
    callers: "----YYY",
    load: () => import("#lambdas/calls/listDepartments.ts"),
    by: admin,
    body: everything,
  },
  createDepartment: {
    callers: "----YY-",
    load: () => import("#lambdas/calls/createDepartment.ts"),
    by: admin,
    body: aWish,
  },
  updateDepartment: {
    callers: "----YY-",
    load: () => import("#lambdas/calls/updateDepartment.ts"),
    by: admin,
    body: (world) => ({ ...own(world), ...aWish(world) }),
  },
  retireDepartment: {
    callers: "----YY-",
    load: () => import("#lambdas/calls/retireDepartment.ts"),
    by: admin,
    body: own,
  },
  listRollouts: {
    callers: "----YY-",
    load: () => import("#lambdas/calls/listRollouts.ts"),
    by: admin,
    body: () => ({}),
  },
  pauseRollout: {
    callers: "----YY-",
    load: () => import("#lambdas/calls/pauseRollout.ts"),
    by: admin,
    body: async (world) => {
      await transact(addRollout(homeOf(world)));
      return { ...homeOf(world), Paused: true };
    },
  },
  createModerator: {
    callers: "---YYY-",
    load: () => import("#lambdas/calls/createModerator.ts"),
    by: masterModerator,
    body: newModerator,
  },
  createMasterModerator: {
    callers: "----YY-",
    load: () => import("#lambdas/calls/createMasterModerator.ts"),
    by: admin,
    body: newModerator,
  },
  createAdmin: {
    callers: "-----Y-",
    load: () => import("#lambdas/calls/createAdmin.ts"),
    by: masterAdmin,
    body: aNewcomer,
  },
  resendInvitation: {
    callers: "---YYY-",
    load: () => import("#lambdas/calls/resendInvitation.ts"),
    by: masterModerator,
    body: ({ invitedId }) => ({ ID: invitedId }),
  },
  confirmEmail: {
    callers: "----YY-",
    load: () => import("#lambdas/calls/confirmEmail.ts"),
    by: admin,
    body: ({ owner }) => ({ ID: owner.accountId }),
  },
  restrictAccount: {
    callers: "---YYY-",
    load: () => import("#lambdas/calls/restrictAccount.ts"),
    by: admin,
    body: ({ owner }) => ({ ID: owner.accountId, Reason: "False entries" }),
  },
  restoreAccount: {
    callers: "---YYY-",
    load: () => import("#lambdas/calls/restoreAccount.ts"),
    by: admin,
    body: ({ owner }) => ({ ID: owner.accountId }),
  },
};
