import { handler as startSecondFactor } from "#lambdas/calls/startSecondFactor.ts";
import { discardSecondFactor } from "#lambdas/records/accounts/secondFactor.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { changeAccount, type TestAccount } from "#lambdas/testing/builders/people.ts";
import { anApp, codeOf } from "#lambdas/testing/builders/signIns/secondFactors.ts";
import { invoke } from "#lambdas/testing/call.ts";
import type * as calls from "#shared/contract/secondFactor.ts";
import { admin, type CallCase, moderator } from "./CallCase.ts";

/** An earlier use of the world may have left one. */
async function withoutApp(person: TestAccount): Promise<TestAccount> {
  await transact([discardSecondFactor(person.accountId)]);
  await changeAccount(person, { secondFactorSince: undefined });
  return person;
}

async function recoveryCode(person: TestAccount): Promise<string> {
  const { recoveryCodes } = await anApp(await withoutApp(person));
  return recoveryCodes[0] ?? "";
}

export const secondFactorCases: { readonly [Name in keyof typeof calls]: CallCase<(typeof calls)[Name]> } = {
  readSecondFactor: {
    callers: "-YYYYYY",
    load: () => import("#lambdas/calls/readSecondFactor.ts"),
    by: moderator,
    body: () => ({}),
  },
  startSecondFactor: {
    callers: "-YYYYYY",
    load: () => import("#lambdas/calls/startSecondFactor.ts"),
    by: moderator,
    body: async ({ moderator }) => ({ Password: (await withoutApp(moderator)).password }),
  },
  confirmSecondFactor: {
    callers: "-YYYYYY",
    load: () => import("#lambdas/calls/confirmSecondFactor.ts"),
    by: moderator,
    body: async ({ moderator }) => {
      const session = await withoutApp(moderator);
      const { body } = await invoke(startSecondFactor, { Password: session.password }, { session });
      return { Code: codeOf(body.Secret) };
    },
  },
  renewRecoveryCodes: {
    callers: "-YYYYYY",
    load: () => import("#lambdas/calls/renewRecoveryCodes.ts"),
    by: moderator,
    body: async ({ moderator }) => ({ Code: await recoveryCode(moderator) }),
  },
  removeSecondFactor: {
    callers: "-YYYYYY",
    load: () => import("#lambdas/calls/removeSecondFactor.ts"),
    by: moderator,
    body: async ({ moderator }) => ({ Code: await recoveryCode(moderator) }),
  },
  resetSecondFactor: {
    callers: "---YYY-",
    load: () => import("#lambdas/calls/resetSecondFactor.ts"),
    by: admin,
    body: async ({ moderator }) => {
      await anApp(await withoutApp(moderator));
      return { ID: moderator.accountId };
    },
  },
};
