import type { Tallied } from "#scripts/proof/kit/Tally.ts";
import type { Suite } from "./suites.ts";

export interface ProvenSuite {
  readonly suite: Suite;
  readonly parts: readonly Tallied[];
}

export interface ProofRun {
  readonly day: string;
  readonly cores: number;
  readonly node: string;
  readonly seconds: number;
  readonly proven: readonly ProvenSuite[];
}

const number = (value: number) => value.toLocaleString("en-US");

function partLine({ promise, tried, failed, seconds, figures }: Tallied): string {
  const more = Object.entries(figures).map(([name, value]) => `${name} ${number(value)}`);
  return `| ${promise} | ${number(tried)} | ${number(tried - failed)} | ${failed} | ${number(seconds)} | ${more.join(", ")} |`;
}

function suiteSection({ suite, parts }: ProvenSuite): string {
  return [
    `## ${suite.title}`,
    "",
    "| promise | tried | held | failed | seconds | figures |",
    "| --- | ---: | ---: | ---: | ---: | --- |",
    ...parts.map(partLine),
    "",
    "Broken once, to see it fail:",
    "",
    ...(suite.broken.length > 0 ? suite.broken : ["Not yet."]).map((line) => `- ${line}`),
  ].join("\n");
}

export function proofPage({ day, cores, node, seconds, proven }: ProofRun): string {
  const minutes = Math.ceil(seconds / 60);
  return `${[
    "# The long proof",
    `Written by \`npm run proof\`; not edited by hand. The run of ${day} took ${minutes} minutes on ${cores} cores with Node ${node}.`,
    "Which requirements of the ASVS are met, and where each is proven: [asvs.md](asvs.md).",
    ...proven.map(suiteSection),
  ].join("\n\n")}\n`;
}
