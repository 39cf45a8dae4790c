import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { denials } from "#scripts/local/iam/judgePermissions.ts";
import type { PermissionReport } from "#scripts/local/iam/PermissionLedger.ts";
import { mergeReports, writeReport } from "#scripts/local/iam/permissionReports.ts";

type Reports = Map<string, PermissionReport | undefined>;

// Each project loads this module anew; they meet in the process.
const shared = globalThis as { permissionReports?: Reports };

async function judge(reports: Reports): Promise<void> {
  const report = mergeReports([...reports.values()].filter((one) => one !== undefined));
  const file = resolve(".local/permissions.json");
  await writeReport(file, report);
  const wrong = denials(report);
  if (wrong.length === 0) return;
  throw new Error(
    `The functions' permissions are wrong (npm run permissions shows all):\n${wrong.join("\n")}`,
  );
}

/**
 * Says that a project will tell what the functions did. When the last one has, the run fails on anything that
 * was refused; the report says, too, what was granted and not used.
 */
export function expectReport({ name }: TestProject) {
  shared.permissionReports ??= new Map();
  const reports = shared.permissionReports;
  reports.set(name, undefined);
  return {
    async hand(report: PermissionReport): Promise<void> {
      reports.set(name, report);
      if ([...reports.values()].every((one) => one !== undefined)) await judge(reports);
    },
  };
}
