import type { CallName } from "#shared/contract/index.ts";
import { accountCases } from "./accountCases.ts";
import type { CallCase } from "./CallCase.ts";
import { familyCases } from "./familyCases.ts";
import { openCases } from "./openCases.ts";
import { secondFactorCases } from "./secondFactorCases.ts";
import { staffCases } from "./staffCases.ts";

/** Every call: one without a row here is a type error. */
export const callCases: Readonly<Record<CallName, CallCase>> = {
  ...accountCases,
  ...familyCases,
  ...openCases,
  ...secondFactorCases,
  ...staffCases,
};
