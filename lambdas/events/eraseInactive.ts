import * as inactiveAccounts from "#lambdas/domain/lifecycle/daily/inactiveAccounts.ts";
import { handleSchedule } from "#lambdas/http/handleSchedule.ts";
import { eraseInactive } from "#shared/contract/accounts.ts";
import { dayOf } from "#shared/rules/dates.ts";

export const handler = handleSchedule(eraseInactive, (planned) => inactiveAccounts.eraseInactive(dayOf(planned)));
