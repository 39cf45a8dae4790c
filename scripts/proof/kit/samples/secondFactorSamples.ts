import { handler as startSecondFactor } from "#lambdas/calls/startSecondFactor.ts";
import { discardSecondFactor } from "#lambdas/records/accounts/secondFactor.ts";
import { transact } from "#lambdas/records/table/table.ts";
import { changeAccount, type Person } from "#lambdas/testing/builders/people.ts";
import { anApp, codeOf } from "#lambdas/testing/builders/signIns/secondFactors.ts";
import { invoke } from "#lambdas/testing/call.ts";
import { admin, moderator, type Sample } from "#scripts/proof/kit/Sample.ts";
import type * as calls from "#shared/contract/secondFactor.ts";

/** Takes away a second step left by an earlier use of a world. */
async function withoutApp(person: Person): Promise<Person> {
  await transact([discardSecondFactor(person.accountId)]);
  await changeAccount(person, { secondFactorSince: undefined });
  return person;
}

/** A recovery code of a second step that was just set up. */
async function recoveryCode(person: Person): Promise<string> {
  const { recoveryCodes } = await anApp(await withoutApp(person));
  return recoveryCodes[0] ?? "";
}

export const secondFactorSamples: { readonly [Name in keyof typeof calls]: Sample<(typeof calls)[Name]> } = {
  readSecondFactor: { by: moderator, body: () => ({}) },
  startSecondFactor: {
    by: moderator,
    body: async ({ moderator }) => ({ Password: (await withoutApp(moderator)).password }),
  },
  confirmSecondFactor: {
    by: moderator,
    body: async ({ moderator }) => {
      const session = await withoutApp(moderator);
      const { body } = await invoke(startSecondFactor, { Password: session.password }, { session });
      return { Code: codeOf(body.Secret) };
    },
  },
  renewRecoveryCodes: {
    by: moderator,
    body: async ({ moderator }) => ({ Code: await recoveryCode(moderator) }),
  },
  removeSecondFactor: {
    by: moderator,
    body: async ({ moderator }) => ({ Code: await recoveryCode(moderator) }),
  },
  resetSecondFactor: {
    by: admin,
    body: async ({ moderator }) => {
      await anApp(await withoutApp(moderator));
      return { ID: moderator.accountId };
    },
  },
};
