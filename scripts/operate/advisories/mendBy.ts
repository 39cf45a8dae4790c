import { addDays } from "#shared/rules/dates.ts";
import type { Advisory } from "./readAdvisories.ts";

/** The days in which a hole in a library is mended once it was seen, as docs/threats.md says. */
const daysToMend: Partial<Record<Advisory["severity"], number>> = { critical: 3, high: 14 };

/** The last day of an advisory that was first seen on `seen`; undefined: the next release is soon enough. */
export function mendBy({ severity }: Advisory, seen: string): string | undefined {
  const days = daysToMend[severity];
  return days === undefined ? undefined : addDays(seen, days);
}
