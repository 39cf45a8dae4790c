import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figure } from "#scripts/bench/Figure.ts";
import { bundleLambdas } from "#scripts/build/bundleLambdas.ts";
import { buildBare, clientsIn } from "./buildBare.ts";

const rounds = 20;
const worst = 10;

interface Loaded {
  readonly bundle: string;
  readonly times: number[];
}

interface Compared {
  readonly name: string;
  readonly ours: Loaded;
  readonly bare: Loaded;
}

const median = ({ times }: Loaded): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

const ratioOf = ({ ours, bare }: Compared): number => median(ours) / median(bare);

async function buildAll(folder: string): Promise<Compared[]> {
  const known = new Map<string, Loaded>();
  const compared: Compared[] = [];
  for (const [name, files] of await bundleLambdas(join(folder, "ours"))) {
    const clients = clientsIn(files);
    const key = clients.join("-");
    const bare = known.get(key) ?? { bundle: await buildBare(join(folder, "bare"), clients), times: [] };
    known.set(key, bare);
    compared.push({ name, ours: { bundle: join(folder, "ours", name, "index.js"), times: [] }, bare });
  }
  return compared;
}

const program = `const before = process.cpuUsage();
require(process.argv[1]);
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);`;

/** Milliseconds of processor in a new process: other work on the machine hardly touches them. */
const loadingTime = (bundle: string): number =>
  Number(
    execFileSync(process.execPath, ["-e", program, bundle], { env: { AWS_REGION: "us-east-1" }, encoding: "utf8" }),
  );

/** In turn, so that other work affects all alike. */
function loadAll(compared: readonly Compared[]): void {
  const all = new Set(compared.flatMap(({ bare, ours }) => [bare, ours]));
  for (let round = 0; round < rounds; round += 1) for (const { bundle, times } of all) times.push(loadingTime(bundle));
}

const figureOf = (what: string, compared: Compared, budget: number): Figure => {
  const taken = `${median(compared.ours).toFixed(1)} and ${median(compared.bare).toFixed(1)} ms`;
  return { what: `${what} ${compared.name} (${taken})`, value: ratioOf(compared), budget, unit: "times" };
};

/** The median and the worst, against a bare bundle with the same clients. Takes some minutes. */
export async function measureInitialization(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "initialization-"));
  try {
    const compared = await buildAll(folder);
    loadAll(compared);
    compared.sort((a, b) => ratioOf(b) - ratioOf(a));
    return [
      ...compared
        .slice(compared.length >> 1)
        .slice(0, 1)
        .map((one) => figureOf("loading the median,", one, 1.4)),
      ...compared.slice(0, worst).map((one) => figureOf("loading", one, 1.8)),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}
