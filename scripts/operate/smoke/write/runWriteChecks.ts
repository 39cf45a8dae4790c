import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { denials, readReport } from "#scripts/local/iam/permissionReports.ts";
import { ask, type Check, need, type Site } from "#scripts/operate/smoke/check.ts";
import { type Result, runCheck } from "#scripts/operate/smoke/runChecks.ts";
import { newActors } from "./actors.ts";
import { writeChecks } from "./writeChecks.ts";

/** Within this time npm start has written its refusals. */
const reported = 1_000;

async function refusedHere(): Promise<string[]> {
  await pause(reported);
  const report = await readReport(join(resolve(process.env.DATA_DIR || ".local"), "permissions.json"));
  return report ? denials(report) : [];
}

/** A deployment runs it every hour, and has an alarm for it. */
const canaryCheck = (isLocal: boolean): Check => ({
  name: "canary",
  run: async ({ origin }) => {
    if (!isLocal) return undefined;
    const { status, text } = await ask(`${origin}/_local/schedules/runCanary`, { method: "POST", headers: { origin } });
    need(status === 200, `runCanary answers ${status} ${text}: its log says how far it came`);
    return "did the main job";
  },
});

/**
 * Each kind of caller leaves a row, by accounts made for it. The environment is the site's. Failures name the function,
 * and locally its permission.
 */
export async function runWriteChecks(site: Site, isLocal: boolean): Promise<Result[]> {
  const { makeActors, takeAllAway } = await import("./makeActors.ts");
  const actors = newActors();
  const results: Result[] = [];
  try {
    await makeActors(actors);
    for (const check of [...writeChecks(actors), canaryCheck(isLocal)]) results.push(await runCheck(check, site));
  } finally {
    await takeAllAway(actors);
  }
  if (isLocal && results.some(({ outcome }) => outcome === "FAIL"))
    for (const refused of await refusedHere()) results.push({ name: "permissions", outcome: "FAIL", detail: refused });
  return results;
}
