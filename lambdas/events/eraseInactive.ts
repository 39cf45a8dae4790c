import { runParts } from "#lambdas/domain/common/drain.ts";
import { enrolEarlier } from "#lambdas/domain/daily/enrolEarlier.ts";
import * as inactiveAccounts from "#lambdas/domain/daily/inactiveAccounts.ts";
import { handleSchedule } from "#lambdas/http/handleSchedule.ts";
import { eraseInactive } from "#shared/contract/accounts.ts";
import { dayOf } from "#shared/rules/dates.ts";

export const handler = handleSchedule(eraseInactive, async (planned) => {
  const today = dayOf(planned);
  // An account that cannot be entered must not keep the others from their mails and their end.
  await runParts("retention run", [() => enrolEarlier(today), () => inactiveAccounts.eraseInactive(today)]);
});
