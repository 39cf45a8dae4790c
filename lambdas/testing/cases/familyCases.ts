import { anEmergencyCard } from "#lambdas/testing/builders/cards/emergencyCards.ts";
import { aHouseholdRequest } from "#lambdas/testing/builders/households.ts";
import { aMemberRequest, anEdit } from "#lambdas/testing/builders/members.ts";
import { anObjectionLink } from "#lambdas/testing/builders/objections.ts";
import { anAddressInDetroit } from "#lambdas/testing/builders/people.ts";
import { aReminderLink } from "#lambdas/testing/builders/reminders.ts";
import type * as drafts from "#shared/contract/drafts.ts";
import type * as confirmations from "#shared/contract/family/confirmations.ts";
import type * as consents from "#shared/contract/family/consents.ts";
import type * as emergencyCards from "#shared/contract/family/emergencyCards.ts";
import type * as households from "#shared/contract/households.ts";
import type * as members from "#shared/contract/members.ts";
import type { uploadPhoto } from "#shared/contract/photos.ts";
import { anyone, type CallCase, owner } from "./CallCase.ts";

type Calls = typeof households &
  typeof members &
  typeof consents &
  typeof confirmations &
  typeof drafts &
  typeof emergencyCards & { uploadPhoto: typeof uploadPhoto };

export const familyCases: { readonly [Name in keyof Calls]: CallCase<Calls[Name]> } = {
  // Their own, of which staff have none.
  listHouseholds: {
    callers: "-YYYYYY",
    load: () => import("#lambdas/calls/listHouseholds.ts"),
    by: owner,
    body: ({ owner }) => ({ UID: owner.accountId }),
  },
  createHousehold: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/createHousehold.ts"),
    by: owner,
    body: ({ owner, city }) => aHouseholdRequest(owner, { City: city }),
  },
  updateHousehold: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/updateHousehold.ts"),
    by: owner,
    body: ({ owner, household }) => ({ UID: owner.accountId, ID: household.ID, Name: "Lake house" }),
  },
  setPrimary: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/setPrimary.ts"),
    by: owner,
    body: ({ owner, spare }) => ({ UID: owner.accountId, ID: spare.ID }),
  },
  deleteHousehold: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/deleteHousehold.ts"),
    by: owner,
    body: ({ owner, household }) => ({ UID: owner.accountId, ID: household.ID }),
  },
  assignMember: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/assignMember.ts"),
    by: owner,
    body: ({ owner, member, spare }) => ({ UID: owner.accountId, MID: member.ID, HHID: spare.ID }),
  },
  unassignMember: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/unassignMember.ts"),
    by: owner,
    body: ({ owner, member, linkingId }) => ({ UID: owner.accountId, MID: member.ID, LINKID: linkingId }),
  },
  geocodeAddress: {
    callers: "-YYYYY-",
    load: () => import("#lambdas/calls/geocodeAddress.ts"),
    by: owner,
    body: () => anAddressInDetroit,
  },
  listMembers: {
    callers: "-YYYYYY",
    load: () => import("#lambdas/calls/listMembers.ts"),
    by: owner,
    body: ({ owner }) => ({ UID: owner.accountId }),
  },
  listOwnCards: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/listOwnCards.ts"),
    by: owner,
    body: ({ owner, member }) => ({ Parent_ID: owner.accountId, ID: member.ID }),
  },
  createMember: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/createMember.ts"),
    by: owner,
    body: ({ owner, paidOrder }) => aMemberRequest(owner, { OrderID: paidOrder, First: "Dora" }),
  },
  updateMember: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/updateMember.ts"),
    by: owner,
    body: ({ known }) => anEdit(known, { First: "Benjamin" }),
  },
  confirmMembers: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/confirmMembers.ts"),
    by: owner,
    body: ({ owner, known }) => ({
      UID: owner.accountId,
      Members: [{ ID: known.ID, Version: known.Version }],
    }),
  },
  confirmByLink: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/confirmByLink.ts"),
    by: anyone,
    body: async ({ owner }) => ({ Link: await aReminderLink(owner) }),
  },
  payMember: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/payMember.ts"),
    by: owner,
    body: ({ owner, unpaid, paidOrder }) => ({
      Parent_ID: owner.accountId,
      ID: unpaid.ID,
      OrderID: paidOrder,
    }),
  },
  changeConsent: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/changeConsent.ts"),
    by: owner,
    body: ({ owner, member }) => ({ Parent_ID: owner.accountId, ID: member.ID, Act: "WITHDRAW" }),
  },
  readObjection: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/readObjection.ts"),
    by: anyone,
    body: async ({ owner }) => ({ Token: await anObjectionLink(owner) }),
  },
  decideObjection: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/decideObjection.ts"),
    by: anyone,
    body: async ({ owner }) => ({ Token: await anObjectionLink(owner), Objects: true }),
  },
  deleteMember: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/deleteMember.ts"),
    by: owner,
    body: ({ owner, member }) => ({ Parent_ID: owner.accountId, ID: member.ID }),
  },
  makeEmergencyCard: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/makeEmergencyCard.ts"),
    by: owner,
    body: ({ owner, member }) => ({ Parent_ID: owner.accountId, ID: member.ID, Shows: ["NEEDS"] }),
  },
  listEmergencyCards: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/listEmergencyCards.ts"),
    by: owner,
    body: ({ owner }) => ({ UID: owner.accountId }),
  },
  endEmergencyCard: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/endEmergencyCard.ts"),
    by: owner,
    body: ({ owner, known }) => ({ Parent_ID: owner.accountId, ID: known.ID }),
  },
  // Its token and code let a crew in.
  openEmergencyCard: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/openEmergencyCard.ts"),
    by: anyone,
    body: async ({ owner, unpaid }) => {
      const { Token, Code } = await anEmergencyCard(owner, unpaid);
      return { Token, Code };
    },
  },
  saveDraft: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/saveDraft.ts"),
    by: owner,
    body: ({ owner }) => ({ UID: owner.accountId, Draft: { Step: 1, First: "Dora" } }),
  },
  readDraft: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/readDraft.ts"),
    by: owner,
    body: ({ owner }) => ({ UID: owner.accountId }),
  },
  dropDraft: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/dropDraft.ts"),
    by: owner,
    body: ({ owner }) => ({ UID: owner.accountId }),
  },
  uploadPhoto: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/uploadPhoto.ts"),
    by: owner,
    body: () => ({ fileName: "ada.jpg", fileType: "image/jpeg", fileSize: 20_000 }),
  },
};
