import { sessionNameOf } from "#lambdas/records/accounts/session.ts";
import { anEmail, aPassword, aPhone, aRegistration, signIn } from "#lambdas/testing/builders/people.ts";
import { aChallenge } from "#lambdas/testing/builders/phones.ts";
import { mailedToken } from "#lambdas/testing/builders/signIns/resets.ts";
import { sentCode } from "#lambdas/testing/inbox.ts";
import type * as accounts from "#shared/contract/accounts.ts";
import type * as deletions from "#shared/contract/ownData/deletions.ts";
import type * as ownData from "#shared/contract/ownData/downloads.ts";
import type * as passwords from "#shared/contract/passwords.ts";
import type * as sessions from "#shared/contract/sessions.ts";
import type * as verifications from "#shared/contract/verifications.ts";
import { anyone, type CallCase, owner } from "./CallCase.ts";

type Calls = typeof accounts &
  typeof sessions &
  typeof verifications &
  typeof passwords &
  typeof ownData &
  typeof deletions;

export const accountCases: { readonly [Name in keyof Calls]: CallCase<Calls[Name]> } = {
  login: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/login.ts"),
    by: anyone,
    body: ({ owner }) => ({ Email: owner.email, Password: owner.password }),
  },
  refreshSession: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/refreshSession.ts"),
    by: anyone,
    body: () => ({}),
    cookie: ({ owner }) => owner.cookie,
  },
  logout: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/logout.ts"),
    by: anyone,
    body: () => ({}),
    cookie: ({ owner }) => owner.cookie,
  },
  listSessions: {
    callers: "-YYYYYY",
    load: () => import("#lambdas/calls/listSessions.ts"),
    by: owner,
    body: () => ({}),
  },
  endSession: {
    callers: "-YYYYYY",
    load: () => import("#lambdas/calls/endSession.ts"),
    by: owner,
    body: async ({ owner }) => {
      const { claims } = await signIn(owner.email, owner.password, owner.address);
      return { ID: sessionNameOf(claims.origin_jti ?? "") };
    },
  },
  signOutEverywhere: {
    callers: "-YYYYYY",
    load: () => import("#lambdas/calls/signOutEverywhere.ts"),
    by: owner,
    body: () => ({ Others: true }),
  },
  register: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/register.ts"),
    by: anyone,
    body: () => aRegistration(),
  },
  sendPhoneCode: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/sendPhoneCode.ts"),
    by: anyone,
    body: () => ({ Cell: aPhone() }),
  },
  verifyPhone: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/verifyPhone.ts"),
    by: anyone,
    body: async () => {
      const Cell = aPhone();
      return { Cell, ...(await aChallenge(Cell)) };
    },
  },
  checkPhone: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/checkPhone.ts"),
    by: anyone,
    body: () => ({ Cell: aPhone() }),
  },
  checkEmail: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/checkEmail.ts"),
    by: anyone,
    body: () => ({ Email: anEmail() }),
  },
  updateAccount: {
    callers: "-YYYYYY",
    load: () => import("#lambdas/calls/updateAccount.ts"),
    by: owner,
    body: ({ owner }) => ({ ID: owner.accountId, First: "Rosalind", Email: anEmail() }),
  },
  sendEmailCode: {
    callers: "-YYYYYY",
    load: () => import("#lambdas/calls/sendEmailCode.ts"),
    by: owner,
    body: () => ({}),
  },
  verifyEmail: {
    callers: "-YYYYYY",
    load: () => import("#lambdas/calls/verifyEmail.ts"),
    by: owner,
    body: async ({ owner }) => ({ Code: await sentCode(owner.email) }),
  },
  downloadData: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/downloadData.ts"),
    by: owner,
    body: ({ owner }) => ({ Password: owner.password }),
  },
  requestDeletion: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/requestDeletion.ts"),
    by: owner,
    body: ({ owner }) => ({ Password: owner.password, Confirmation: "DELETE" }),
  },
  undoDeletion: {
    callers: "-Y-----",
    load: () => import("#lambdas/calls/undoDeletion.ts"),
    by: owner,
    body: () => ({}),
  },
  requestPasswordReset: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/requestPasswordReset.ts"),
    by: anyone,
    body: ({ owner }) => ({ Email: owner.email }),
  },
  changePassword: {
    callers: "-YYYYYY",
    load: () => import("#lambdas/calls/changePassword.ts"),
    by: owner,
    body: ({ owner }) => ({ Password: owner.password, NewPassword: owner.password }),
  },
  resetPassword: {
    callers: "YYYYYYY",
    load: () => import("#lambdas/calls/resetPassword.ts"),
    by: anyone,
    body: async ({ owner, known }) => ({
      ID: await mailedToken(owner.email),
      Password: aPassword,
      // The mailbox is not proven: the link asks for a birth date of the family.
      Dob: known.Dob,
    }),
  },
};
