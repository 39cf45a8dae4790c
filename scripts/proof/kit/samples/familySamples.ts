import { anEmergencyCard } from "#lambdas/testing/builders/cards/emergencyCards.ts";
import { aHouseholdRequest } from "#lambdas/testing/builders/households.ts";
import { aMemberRequest, anEdit } from "#lambdas/testing/builders/members.ts";
import { anObjectionLink } from "#lambdas/testing/builders/objections.ts";
import { anAddressInDetroit } from "#lambdas/testing/builders/people.ts";
import { aReminderLink } from "#lambdas/testing/builders/reminders.ts";
import { anyone, owner, type Sample } from "#scripts/proof/kit/Sample.ts";
import type * as drafts from "#shared/contract/drafts.ts";
import type * as confirmations from "#shared/contract/family/confirmations.ts";
import type * as consents from "#shared/contract/family/consents.ts";
import type * as emergencyCards from "#shared/contract/family/emergencyCards.ts";
import type * as households from "#shared/contract/households.ts";
import type * as members from "#shared/contract/members.ts";
import type { uploadPhoto } from "#shared/contract/photos.ts";

type Calls = typeof households &
  typeof members &
  typeof consents &
  Omit<typeof confirmations, "remindFamilies"> &
  typeof drafts &
  typeof emergencyCards & { uploadPhoto: typeof uploadPhoto };

export const familySamples: { readonly [Name in keyof Calls]: Sample<Calls[Name]> } = {
  listHouseholds: { by: owner, body: ({ owner }) => ({ UID: owner.accountId }) },
  createHousehold: { by: owner, body: ({ owner, city }) => aHouseholdRequest(owner, { City: city }) },
  updateHousehold: {
    by: owner,
    body: ({ owner, household }) => ({ UID: owner.accountId, ID: household.ID, Name: "Lake house" }),
  },
  setPrimary: { by: owner, body: ({ owner, spare }) => ({ UID: owner.accountId, ID: spare.ID }) },
  deleteHousehold: {
    by: owner,
    body: ({ owner, household }) => ({ UID: owner.accountId, ID: household.ID }),
  },
  assignMember: {
    by: owner,
    body: ({ owner, member, spare }) => ({ UID: owner.accountId, MID: member.ID, HHID: spare.ID }),
  },
  unassignMember: {
    by: owner,
    body: ({ owner, member, linkingId }) => ({ UID: owner.accountId, MID: member.ID, LINKID: linkingId }),
  },
  geocodeAddress: { by: owner, body: () => anAddressInDetroit },
  listMembers: { by: owner, body: ({ owner }) => ({ UID: owner.accountId }) },
  listOwnCards: { by: owner, body: ({ owner, member }) => ({ Parent_ID: owner.accountId, ID: member.ID }) },
  createMember: {
    by: owner,
    body: ({ owner, paidOrder }) => aMemberRequest(owner, { OrderID: paidOrder, First: "Dora" }),
  },
  updateMember: { by: owner, body: ({ known }) => anEdit(known, { First: "Benjamin" }) },
  confirmMembers: {
    by: owner,
    body: ({ owner, known }) => ({
      UID: owner.accountId,
      Members: [{ ID: known.ID, Version: known.Version }],
    }),
  },
  confirmByLink: { by: anyone, body: async ({ owner }) => ({ Link: await aReminderLink(owner) }) },
  payMember: {
    by: owner,
    body: ({ owner, unpaid, paidOrder }) => ({
      Parent_ID: owner.accountId,
      ID: unpaid.ID,
      OrderID: paidOrder,
    }),
  },
  changeConsent: {
    by: owner,
    body: ({ owner, member }) => ({ Parent_ID: owner.accountId, ID: member.ID, Act: "WITHDRAW" }),
  },
  readObjection: { by: anyone, body: async ({ owner }) => ({ Token: await anObjectionLink(owner) }) },
  decideObjection: {
    by: anyone,
    body: async ({ owner }) => ({ Token: await anObjectionLink(owner), Objects: true }),
  },
  deleteMember: { by: owner, body: ({ owner, member }) => ({ Parent_ID: owner.accountId, ID: member.ID }) },
  makeEmergencyCard: {
    by: owner,
    body: ({ owner, member }) => ({ Parent_ID: owner.accountId, ID: member.ID, Shows: ["NEEDS"] }),
  },
  readEmergencyCard: {
    by: owner,
    body: ({ owner, member }) => ({ Parent_ID: owner.accountId, ID: member.ID }),
  },
  endEmergencyCard: {
    by: owner,
    body: ({ owner, known }) => ({ Parent_ID: owner.accountId, ID: known.ID }),
  },
  openEmergencyCard: {
    by: anyone,
    body: async ({ owner, unpaid }) => {
      const { Token, Code } = await anEmergencyCard(owner, unpaid);
      return { Token, Code };
    },
  },
  saveDraft: {
    by: owner,
    body: ({ owner }) => ({ UID: owner.accountId, Draft: { Step: 1, First: "Dora" } }),
  },
  readDraft: { by: owner, body: ({ owner }) => ({ UID: owner.accountId }) },
  dropDraft: { by: owner, body: ({ owner }) => ({ UID: owner.accountId }) },
  uploadPhoto: { by: owner, body: () => ({ fileName: "ada.jpg", fileType: "image/jpeg", fileSize: 20_000 }) },
};
