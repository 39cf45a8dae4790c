import { sealDays } from "#lambdas/domain/accounts/audit/sealDays.ts";
import { handleSchedule } from "#lambdas/http/handleSchedule.ts";
import { log } from "#lambdas/log.ts";
import { sealAudit } from "#shared/contract/audit.ts";
import { dayOf } from "#shared/rules/dates.ts";

export const handler = handleSchedule(sealAudit, async (planned) => {
  log.info("audit sealed", { days: await sealDays(dayOf(planned)) });
});
