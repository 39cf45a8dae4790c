import { join, resolve } from "node:path";
import type { FunctionPermissions, PermissionReport } from "#scripts/local/iam/PermissionLedger.ts";
import { readReport } from "#scripts/local/iam/permissionReports.ts";
import { type Command, Refusal } from "#scripts/operate/command/command.ts";

const usage = `npm run op -- permissions

Shows what the functions of the last local run were granted, used and refused: of npm start, of npm test.
DATA_DIR as it was started with.`;

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

export function permissionTable(report: PermissionReport): string {
  const all = Object.values(report);
  const granted = all.flatMap((one) => one.granted).length;
  const used = all.flatMap((one) => Object.keys(one.used)).length;
  const denied = all.flatMap((one) => Object.keys(one.denied)).length;
  const sums = `${all.length} functions: ${granted} granted, ${used} used, ${granted - used} unused, ${denied} denied.`;
  const lines = Object.entries(report).flatMap(([name, permissions]) => linesOf(name, permissions));
  return [...lines, explanation, "", sums].join("\n");
}

export const permissions: Command<Record<never, never>> = {
  usage,
  options: {},
  async run() {
    const file = join(resolve(process.env.DATA_DIR || ".local"), "permissions.json");
    const report = await readReport(file);
    if (!report) throw new Refusal(`${file} is not there yet: run npm start or npm test first.`);
    console.log(permissionTable(report));
    return 0;
  },
};
