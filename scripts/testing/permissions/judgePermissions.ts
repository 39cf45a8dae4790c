import type { PermissionReport } from "#scripts/local/iam/PermissionLedger.ts";
import type { UnusedGrant } from "./unusedGrants.ts";

const unusedOf = (report: PermissionReport): string[] =>
  Object.entries(report).flatMap(([name, { granted, used }]) =>
    granted.filter((label) => !used[label]).map((label) => `${name}: ${label}`),
  );

/** Unused grants without a reason and outdated reasons, after a whole run. */
export function unexplained(report: PermissionReport, reasons: readonly UnusedGrant[]): string[] {
  const unused = new Set(unusedOf(report));
  const explained = new Set(reasons.flatMap(({ grant, functions }) => functions.map((name) => `${name}: ${grant}`)));
  return [
    ...[...unused]
      .filter((one) => !explained.has(one))
      .map((one) => `${one} is granted and no test uses it: take it away, or give a reason in unusedGrants.ts.`),
    ...[...explained]
      .filter((one) => !unused.has(one))
      .map((one) => `${one} is used, or not granted any more: take it off unusedGrants.ts.`),
  ];
}
