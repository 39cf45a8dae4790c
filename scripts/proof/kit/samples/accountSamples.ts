import { anEmail, aPassword, aPhone, aRegistration } from "#lambdas/testing/builders/people.ts";
import { aChallenge } from "#lambdas/testing/builders/phones.ts";
import { mailedToken } from "#lambdas/testing/builders/resets.ts";
import { anyone, owner, type Sample } from "#scripts/proof/kit/Sample.ts";
import type * as calls from "#shared/contract/accounts.ts";

/** A successful request of each call about accounts. */
export const accountSamples: { readonly [Name in keyof typeof calls]: Sample<(typeof calls)[Name]> } = {
  login: { by: anyone, body: ({ owner }) => ({ Email: owner.email, Password: owner.password }) },
  refreshSession: { by: anyone, body: () => ({}), cookie: ({ owner }) => owner.cookie },
  logout: { by: anyone, body: () => ({}), cookie: ({ owner }) => owner.cookie },
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
  requestPasswordReset: { by: anyone, body: ({ owner }) => ({ Email: owner.email }) },
  resetPassword: {
    by: anyone,
    body: async ({ owner }) => ({ ID: await mailedToken(owner.email), Password: aPassword }),
  },
};
