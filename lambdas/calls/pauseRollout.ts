import * as rollouts from "#lambdas/domain/lifecycle/rolloutLists.ts";
import { handle } from "#lambdas/http/handle.ts";
import { pauseRollout } from "#shared/contract/departments.ts";

export const handler = handle(pauseRollout, (request, session) => rollouts.pause(session, request));
