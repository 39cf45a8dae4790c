import type { FunctionPermissions, PermissionReport } from "#scripts/local/iam/PermissionLedger.ts";

type Counts = Readonly<Record<string, number>>;

const names = (one: readonly string[], other: readonly string[]) => [...new Set([...one, ...other])].sort();

const sums = (one: Counts, other: Counts): Counts =>
  Object.fromEntries(
    names(Object.keys(one), Object.keys(other)).map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]),
  );

const both = (one: FunctionPermissions, other: FunctionPermissions): FunctionPermissions => ({
  granted: names(one.granted, other.granted),
  used: sums(one.used, other.used),
  denied: sums(one.denied, other.denied),
  notObservable: names(one.notObservable, other.notObservable),
});

export function mergeReports(reports: readonly PermissionReport[]): PermissionReport {
  const merged: Record<string, FunctionPermissions> = {};
  for (const [name, permissions] of reports.flatMap((report) => Object.entries(report))) {
    const earlier = merged[name];
    merged[name] = earlier ? both(earlier, permissions) : permissions;
  }
  return merged;
}
