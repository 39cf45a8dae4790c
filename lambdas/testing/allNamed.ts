import { putEnrolment } from "#lambdas/records/accounts/enrolment.ts";
import { nameEnrolmentKey } from "#lambdas/records/table/keys.ts";
import { lockDailyRun } from "./lockDailyRun.ts";

/** Says that every account has entered its name. Other tests' daily runs have to wait: they say how far they have come. */
export async function allNamed(): Promise<void> {
  await lockDailyRun();
  await putEnrolment(nameEnrolmentKey, { began: "2026-01-01", before: "" });
}
