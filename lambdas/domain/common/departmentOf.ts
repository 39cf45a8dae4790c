import type { Session } from "#lambdas/session.ts";
import { departmentAt } from "#shared/rules/defaultDepartment.ts";

/** For place roles only. */
export const departmentOf = ({ account: { department }, place }: Pick<Session, "account" | "place">): string =>
  departmentAt({ department, place });
