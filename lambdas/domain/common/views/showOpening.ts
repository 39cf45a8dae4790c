import type { OpeningDetails } from "#lambdas/records/family/opening.ts";
import type { Opening } from "#shared/model/jacket/opening.ts";

export const showOpening = ({ day, department, reason, first, last, at }: OpeningDetails): Opening => ({
  Day: day,
  Department: department,
  Reason: reason,
  First: first,
  Last: last,
  ...(at ? { At: at } : {}),
});
