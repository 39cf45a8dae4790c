import type { Session } from "#lambdas/session.ts";
import { departmentAt } from "#shared/rules/defaultDepartment.ts";

/** The id of the caller's department; for place roles only. */
export const departmentOf = ({
  account: { department },
  place,
}: Pick<Session, "account" | "place">): string => departmentAt({ department, place });
