import type { TestAccount } from "#lambdas/testing/builders/people.ts";
import { wrongIn } from "#scripts/proof/kit/wrongIn.ts";
import type { Finish, Race } from "#scripts/proof/races/Race.ts";

type Judge = (finishes: readonly Finish[]) => string[];

/** Its records must agree, too. */
export const onFamily = (owner: TestAccount, run: Race["run"], judge: Judge): Race => ({
  run,
  wrong: async (finishes) => [...judge(finishes), ...(await wrongIn(owner.accountId))],
});
