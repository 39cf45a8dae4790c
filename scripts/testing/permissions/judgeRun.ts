import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import type { PermissionReport } from "#scripts/local/iam/PermissionLedger.ts";
import { denials, writeReport } from "#scripts/local/iam/permissionReports.ts";
import { unexplained } from "./judgePermissions.ts";
import { mergeReports } from "./mergeReports.ts";
import { unusedGrants } from "./unusedGrants.ts";

/** Undefined while it runs. */
interface ProjectReport {
  readonly report: PermissionReport;
  readonly isWhole: boolean;
}

// Each project loads this module separately.
const shared = globalThis as { permissionReports?: Map<string, ProjectReport | undefined> };

/** They exercise every function; the journeys repeat their paths. */
const needed = ["integration", "browser"];

async function judge(reports: ReadonlyMap<string, ProjectReport>): Promise<void> {
  const report = mergeReports([...reports.values()].map((one) => one.report));
  await writeReport(resolve(".local/permissions.json"), report);
  const isWhole = needed.every((name) => reports.get(name)?.isWhole);
  const wrong = [...denials(report), ...(isWhole ? unexplained(report, unusedGrants) : [])];
  if (wrong.length === 0) return;
  throw new Error(`The functions' permissions are wrong (npm run op -- permissions shows all):\n${wrong.join("\n")}`);
}

/** No file or name selected, nothing skipped: only such a run proves a grant unused. */
async function ranWhole(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const modules = project.vitest.state.getTestModules().filter((module) => module.project.name === project.name);
  const passed = modules.filter(
    (module) =>
      module.state() === "passed" && [...module.children.allTests()].every((one) => one.result().state === "passed"),
  );
  return testFiles.length > 0 && passed.length === testFiles.length;
}

/**
 * After the last project's report the run fails on a refusal and, if every test ran, on an unused grant without a
 * reason in unusedGrants.ts.
 */
export function expectReport(project: TestProject) {
  shared.permissionReports ??= new Map();
  const reports = shared.permissionReports;
  reports.set(project.name, undefined);
  return {
    async hand(report: PermissionReport): Promise<void> {
      reports.set(project.name, { report, isWhole: await ranWhole(project) });
      const arrived = [...reports].flatMap(([name, one]) => (one ? [[name, one] as const] : []));
      if (arrived.length === reports.size) await judge(new Map(arrived));
    },
  };
}
