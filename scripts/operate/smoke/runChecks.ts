import { apiChecks } from "./apiChecks.ts";
import { type Check, need, type Site, Wrong } from "./check.ts";
import { pageChecks } from "./pageChecks.ts";
import { paymentChecks } from "./paymentChecks.ts";

const protectionCheck: Check = {
  name: "data refuses to be deleted",
  run: ({ protection }) => {
    if (protection !== undefined) need(protection === "yes", "is not so yet: deploy without protect=later");
    return Promise.resolve(protection);
  },
};

export const checks: readonly Check[] = [...pageChecks, ...apiChecks, ...paymentChecks, protectionCheck];

/** "skip": does not apply here, or cannot be asked. */
export interface Result {
  readonly name: string;
  readonly outcome: "ok" | "FAIL" | "skip";
  readonly detail: string;
}

export async function runCheck<Subject>({ name, run }: Check<Subject>, subject: Subject): Promise<Result> {
  try {
    const seen = await run(subject);
    return { name, outcome: seen === undefined ? "skip" : "ok", detail: seen ?? "" };
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return { name, outcome: "FAIL", detail: error.message };
  }
}

/** In turn: at the same time they would exceed the site's limits. */
export async function runChecks(site: Site): Promise<Result[]> {
  const results: Result[] = [];
  for (const check of checks) results.push(await runCheck(check, site));
  return results;
}

export function tableOf(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  const lines = results.map(({ name, outcome, detail }) => `${outcome.padEnd(4)}  ${name.padEnd(width)}  ${detail}`);
  return lines.map((line) => line.trimEnd()).join("\n");
}
