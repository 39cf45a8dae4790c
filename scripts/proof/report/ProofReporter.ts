import { writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { join, relative } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { share } from "#scripts/proof/kit/share.ts";
import type { Tallied } from "#scripts/proof/kit/Tally.ts";
import { root } from "#scripts/root.ts";
import { type ProvenSuite, proofPage } from "./proofPage.ts";
import { type Suite, suites } from "./suites.ts";

/** As its parts counted, or its tests as one part. */
function partsOf(module: TestModule): Tallied[] {
  const tests = [...module.children.allTests()];
  const counted = tests.flatMap((test) => test.meta().tallied ?? []);
  if (counted.length > 0) return counted;
  const failures = tests.filter((test) => test.result().state !== "passed").map(({ fullName }) => fullName);
  const seconds = Math.round(module.diagnostic().duration / 100) / 10;
  const counts = { tried: tests.length, failed: failures.length };
  return [{ promise: module.relativeModuleId, ...counts, failures, seconds, figures: {} }];
}

const isOf = ({ files }: Suite, module: TestModule): boolean =>
  files.some((file) => relative(root, module.moduleId).startsWith(file));

/** Writes docs/proof.md after a whole run, prints the page after any other. */
export class ProofReporter implements Reporter {
  private started = 0;

  onTestRunStart(): void {
    this.started = performance.now();
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const proven = suites.flatMap((suite): ProvenSuite[] => {
      const parts = modules.filter((module) => isOf(suite, module)).flatMap(partsOf);
      return parts.length > 0 ? [{ suite, parts }] : [];
    });
    const page = proofPage({
      day: new Date().toISOString().slice(0, 10),
      cores: cpus().length,
      node: process.versions.node,
      seconds: (performance.now() - this.started) / 1_000,
      proven,
    });
    const isWhole = share === 1 && proven.length === suites.length;
    if (isWhole) await writeFile(join(root, "docs/proof.md"), page);
    else console.log(`\n${page}`);
  }
}
