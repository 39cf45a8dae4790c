import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stack, Validations } from "aws-cdk-lib";
import { AwsSolutionsChecks, HIPAASecurityChecks } from "cdk-nag";
import { expect, test } from "vitest";
import { nagAcknowledgements } from "#infra/testing/nagAcknowledgements.ts";
import { buildApp } from "./app.ts";
import { ownDomain, publicSettings } from "./testing/deployments.ts";
import { writeBuild } from "./testing/writeBuild.ts";

interface Violation {
  readonly ruleName: string;
  readonly violatingConstructs: readonly { readonly constructPath: string }[];
}

interface Acknowledged extends Violation {
  readonly acknowledgedId: string;
  readonly acknowledgedAt: string;
}

interface Report {
  readonly pluginReports: readonly {
    readonly pluginName: string;
    readonly violations: readonly Violation[];
    readonly suppressedViolations?: readonly Acknowledged[];
  }[];
}

function check(): Report["pluginReports"] {
  const outdir = mkdtempSync(join(tmpdir(), "nag-"));
  const dist = writeBuild(join(outdir, "build"));
  const app = buildApp({ stage: "prod", outdir, dist, context: { ...publicSettings, ...ownDomain } });
  const stacks = app.node.children.filter((child) => Stack.isStack(child));
  for (const { id, stacks: where, reason } of nagAcknowledgements)
    for (const end of where) {
      const stack = stacks.find(({ stackName }) => stackName.endsWith(`-${end}`)) ?? expect.fail(end);
      Validations.of(stack).acknowledge({ id, reason });
    }
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new HIPAASecurityChecks(app));
  // A finding throws an error and prints; the report says more.
  const said = process.stderr.write;
  process.stderr.write = () => true;
  try {
    app.synth();
  } catch {
  } finally {
    process.stderr.write = said;
  }
  return (JSON.parse(readFileSync(join(outdir, "validation-report.json"), "utf8")) as Report).pluginReports;
}

const reports = check();

test("both packs and CDK's own rules find nothing but acknowledged findings, in any stack", () => {
  const found = reports.flatMap(({ violations }) =>
    violations.flatMap(({ ruleName, violatingConstructs }) =>
      violatingConstructs.map(({ constructPath }) => `${ruleName} ${constructPath}`),
    ),
  );
  expect(found).toEqual([]);
  expect(reports.map(({ pluginName }) => pluginName)).toEqual(["AwsSolutions", "HIPAA.Security"]);
});

test("every acknowledgement is still needed, in each stack that it names", () => {
  const used = reports.flatMap(({ suppressedViolations = [] }) =>
    suppressedViolations.map(({ acknowledgedId, acknowledgedAt }) => `${acknowledgedId} ${acknowledgedAt}`),
  );
  const listed = nagAcknowledgements.flatMap(({ id, stacks }) =>
    stacks.map((stack) => `${id} Beforehand-prod-${stack}`),
  );
  expect([...new Set(used)].sort()).toEqual([...listed].sort());
});

test("each has a reason, and no more than nine rules of a pack are acknowledged", () => {
  for (const { id, reason } of nagAcknowledgements) expect(reason.length, id).toBeGreaterThan(30);
  for (const pack of ["AwsSolutions", "HIPAA.Security"]) {
    const ids = nagAcknowledgements.map(({ id }) => id).filter((id) => id.startsWith(`${pack}::`));
    expect(new Set(ids.map((id) => id.replace(/\[.*/, ""))).size).toBeLessThanOrEqual(9);
  }
});
