import { rollOutWithin } from "#lambdas/domain/lifecycle/rollouts.ts";
import { handle } from "#lambdas/http/handle.ts";
import { rollOut } from "#shared/contract/departments.ts";

const milliseconds = 4_000;

export const handler = handle(rollOut, async ({ Places }) => ({ Left: await rollOutWithin(Places, milliseconds) }));
