import type { PermissionReport } from "./PermissionLedger.ts";
import type { UnusedGrant } from "./unusedGrants.ts";

/** What was refused. Nothing that a function of ours does may be. */
export const denials = (report: PermissionReport): string[] =>
  Object.entries(report).flatMap(([name, { denied }]) =>
    Object.keys(denied).map((what) => `${name} was refused ${what}.`),
  );

/** "name: grant" of everything that was granted and that nothing needed. */
const unusedOf = (report: PermissionReport): string[] =>
  Object.entries(report).flatMap(([name, { granted, used }]) =>
    granted.filter((label) => !used[label]).map((label) => `${name}: ${label}`),
  );

/** What is wrong with the grants, when a whole run is over: unused and without a reason, or with a stale one. */
export function unexplained(report: PermissionReport, reasons: readonly UnusedGrant[]): string[] {
  const unused = new Set(unusedOf(report));
  const explained = new Set(
    reasons.flatMap(({ grant, functions }) => functions.map((name) => `${name}: ${grant}`)),
  );
  return [
    ...[...unused]
      .filter((one) => !explained.has(one))
      .map(
        (one) => `${one} is granted and no test uses it: take it away, or give a reason in unusedGrants.ts.`,
      ),
    ...[...explained]
      .filter((one) => !unused.has(one))
      .map((one) => `${one} is used, or not granted any more: take it off unusedGrants.ts.`),
  ];
}
