import { only } from "#lambdas/only.ts";

/** Another run took this row. */
export class RunConflict extends Error {}

/** For `catch`: leaves the work to that run. */
export const ifTaken = only(RunConflict, () => undefined);
