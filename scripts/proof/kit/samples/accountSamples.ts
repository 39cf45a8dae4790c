import { sessionNameOf } from "#lambdas/records/accounts/session.ts";
import { anEmail, aPassword, aPhone, aRegistration, signIn } from "#lambdas/testing/builders/people.ts";
import { aChallenge } from "#lambdas/testing/builders/phones.ts";
import { mailedToken } from "#lambdas/testing/builders/signIns/resets.ts";
import { sentCode } from "#lambdas/testing/inbox.ts";
import { anyone, owner, type Sample } from "#scripts/proof/kit/Sample.ts";
import type * as accounts from "#shared/contract/accounts.ts";
import type * as deletions from "#shared/contract/ownData/deletions.ts";
import type * as ownData from "#shared/contract/ownData/downloads.ts";
import type * as passwords from "#shared/contract/passwords.ts";
import type * as sessions from "#shared/contract/sessions.ts";
import type * as verifications from "#shared/contract/verifications.ts";

type Calls = Omit<typeof accounts, "eraseInactive"> &
  typeof sessions &
  typeof verifications &
  typeof passwords &
  typeof ownData &
  Omit<typeof deletions, "eraseRequested">;

export const accountSamples: { readonly [Name in keyof Calls]: Sample<Calls[Name]> } = {
  login: { by: anyone, body: ({ owner }) => ({ Email: owner.email, Password: owner.password }) },
  refreshSession: { by: anyone, body: () => ({}), cookie: ({ owner }) => owner.cookie },
  logout: { by: anyone, body: () => ({}), cookie: ({ owner }) => owner.cookie },
  listSessions: { by: owner, body: () => ({}) },
  endSession: {
    by: owner,
    body: async ({ owner }) => {
      const { claims } = await signIn(owner.email, owner.password, owner.address);
      return { ID: sessionNameOf(claims.origin_jti ?? "") };
    },
  },
  signOutEverywhere: { by: owner, body: () => ({ Others: true }) },
  register: { by: anyone, body: () => aRegistration() },
  sendPhoneCode: { by: anyone, body: () => ({ Cell: aPhone() }) },
  verifyPhone: {
    by: anyone,
    body: async () => {
      const Cell = aPhone();
      return { Cell, ...(await aChallenge(Cell)) };
    },
  },
  checkPhone: { by: anyone, body: () => ({ Cell: aPhone() }) },
  checkEmail: { by: anyone, body: () => ({ Email: anEmail() }) },
  updateAccount: {
    by: owner,
    body: ({ owner }) => ({ ID: owner.accountId, First: "Rosalind", Email: anEmail() }),
  },
  sendEmailCode: { by: owner, body: () => ({}) },
  verifyEmail: { by: owner, body: async ({ owner }) => ({ Code: await sentCode(owner.email) }) },
  downloadData: { by: owner, body: ({ owner }) => ({ Password: owner.password }) },
  requestDeletion: {
    by: owner,
    body: ({ owner }) => ({ Password: owner.password, Confirmation: "DELETE" }),
  },
  undoDeletion: { by: owner, body: () => ({}) },
  requestPasswordReset: { by: anyone, body: ({ owner }) => ({ Email: owner.email }) },
  changePassword: {
    by: owner,
    body: ({ owner }) => ({ Password: owner.password, NewPassword: owner.password }),
  },
  resetPassword: {
    by: anyone,
    body: async ({ owner, known }) => ({
      ID: await mailedToken(owner.email),
      Password: aPassword,
      // The mailbox is not proven: the link asks for a birth date of the family.
      Dob: known.Dob,
    }),
  },
};
