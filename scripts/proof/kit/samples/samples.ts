import type { Sample } from "#scripts/proof/kit/Sample.ts";
import type { CallName } from "#shared/contract/index.ts";
import { accountSamples } from "./accountSamples.ts";
import { familySamples } from "./familySamples.ts";
import { openSamples } from "./openSamples.ts";
import { secondFactorSamples } from "./secondFactorSamples.ts";
import { staffSamples } from "./staffSamples.ts";

/** A successful request of every call: the suites vary, break off, fault and load them. */
export const samples: Readonly<Record<CallName, Sample>> = {
  ...accountSamples,
  ...familySamples,
  ...openSamples,
  ...secondFactorSamples,
  ...staffSamples,
};
