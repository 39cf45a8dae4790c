import * as rollouts from "#lambdas/domain/lifecycle/rolloutLists.ts";
import { handle } from "#lambdas/http/handle.ts";
import { listRollouts } from "#shared/contract/departments.ts";

export const handler = handle(listRollouts, () => rollouts.list());
