import type { CallName, events } from "#shared/contract/index.ts";
import type { SettingValues } from "./settings.ts";

type FunctionName = CallName | keyof typeof events;

/** Overload must not stop these. */
export const reservedFunctions: readonly FunctionName[] = ["login", "markEntry", "paymentWebhook"];

/** Staff wait for them in their queue or while they look for a person. */
export const warmFunctions: readonly FunctionName[] = [
  "login",
  "listNewEntries",
  "listUpdatedEntries",
  "readEntry",
  "readMedicalRecord",
  "markEntry",
  "findJackets",
  "openJacket",
];

/** For functions without reserved copies. */
const keptForOthers = 100;

/** At most. While a release replaces another, both are kept warm. */
function setAside({ reservedConcurrency = 0, warmCalls = 0 }: SettingValues): number {
  const aside = (name: FunctionName) =>
    Math.max(
      reservedFunctions.includes(name) ? reservedConcurrency : 0,
      warmFunctions.includes(name) ? 2 * warmCalls : 0,
    );
  return [...new Set([...reservedFunctions, ...warmFunctions])].reduce((sum, name) => sum + aside(name), 0);
}

const ask = "aws lambda get-account-settings --query AccountLimit.ConcurrentExecutions";

export function requireConcurrency(given: SettingValues): void {
  const { reservedConcurrency, warmCalls = 0, accountConcurrency } = given;
  const aside = setAside(given);
  if (aside === 0) return;
  const name = reservedConcurrency ? "reservedConcurrency" : "warmCalls";
  if (!accountConcurrency)
    throw new Error(`${name} is set without accountConcurrency: set it to the answer of "${ask}"`);
  if (reservedConcurrency && 2 * warmCalls > reservedConcurrency)
    throw new Error(
      `reservedConcurrency is less than twice warmCalls: a release is warm beside the one before it, so set reservedConcurrency to ${2 * warmCalls} or more`,
    );
  if (aside + keptForOthers > accountConcurrency)
    throw new Error(
      `${name} sets ${aside} copies aside, and Lambda keeps ${keptForOthers} for all other functions: that is more than accountConcurrency, ${accountConcurrency}`,
    );
}
