import type { FunctionPermissions, PermissionReport } from "./PermissionLedger.ts";

function linesOf(name: string, { granted, used, denied, notObservable }: FunctionPermissions): string[] {
  const grants = granted.map((label) => `  ${String(used[label] ?? "unused").padStart(7)}  ${label}`);
  const refused = Object.entries(denied).map(([what, times]) => `   DENIED  ${what}, ${times} times`);
  const others = notObservable.length > 0 ? [`        -  ${notObservable.join(", ")}`] : [];
  return [name, ...grants, ...refused, ...others];
}

const explanation = `
A number says how often a grant was needed, the narrowest of those that allow a request.
- marks what the service itself, such as KMS, Logs or SQS, is asked for on the function's behalf: no request of
  the function shows it, so it cannot be observed locally.`;

/** A report as text: the grants of each function, how often each was needed, and every refusal. */
export function permissionTable(report: PermissionReport): string {
  const all = Object.values(report);
  const granted = all.flatMap((one) => one.granted).length;
  const used = all.flatMap((one) => Object.keys(one.used)).length;
  const denied = all.flatMap((one) => Object.keys(one.denied)).length;
  const sums = `${all.length} functions: ${granted} granted, ${used} used, ${granted - used} unused, ${denied} denied.`;
  const lines = Object.entries(report).flatMap(([name, permissions]) => linesOf(name, permissions));
  return [...lines, explanation, "", sums].join("\n");
}
