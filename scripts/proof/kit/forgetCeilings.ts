import { counterName } from "#lambdas/http/countCall.ts";
import { keyedDigestOf } from "#lambdas/records/table/digest.ts";
import { limitKey } from "#lambdas/records/table/keys.ts";
import { deleteRows } from "#lambdas/records/table/writeMany.ts";
import { builtCalls } from "#shared/contract/index.ts";

/** The limits of all callers together. */
const ceilings = builtCalls.flatMap(([name, { limits = [] }]) =>
  limits.filter(({ by }) => by.length === 0).map((limit) => ({ counter: name, ...limit })),
);

const noCaller = { address: "", network: "", isSignedIn: false, accountId: undefined, request: {} };

/** Resets the counters of all callers: the suites register more families in an hour than the registry takes. */
export const forgetCeilings = (): Promise<void> =>
  deleteRows(ceilings.map((limit) => limitKey(keyedDigestOf(counterName(limit, noCaller)))));
