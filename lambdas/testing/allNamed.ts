import { putEnrolment } from "#lambdas/records/accounts/enrolment.ts";
import { nameEnrolmentKey } from "#lambdas/records/table/keys.ts";

/** Says that every account has entered its name. */
export const allNamed = (): Promise<void> =>
  putEnrolment(nameEnrolmentKey, { began: "2026-01-01", before: "" });
