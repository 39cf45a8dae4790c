import { build } from "#scripts/build/build.ts";
import { setup, teardown } from "#scripts/testing/services.ts";
import type { Figure } from "./Figure.ts";
import { measureInitialization } from "./initialization/measureInitialization.ts";
import { weights } from "./weights.ts";

async function weigh(): Promise<Figure[]> {
  await build();
  return weights();
}

/** Imported late: the table's client reads its address then. */
async function onServices(load: () => Promise<() => Promise<Figure[]>>): Promise<Figure[]> {
  await setup();
  try {
    const measure = await load();
    return await measure();
  } finally {
    await teardown();
  }
}

const queues = () => onServices(async () => (await import("./measureQueues.ts")).measureQueues);
const cpu = () => onServices(async () => (await import("./measureCpu.ts")).measureCpu);
const registry = () => onServices(async () => (await import("./measureRegistry.ts")).measureRegistry);
const finds = () => onServices(async () => (await import("./measureFinds.ts")).measureFinds);

/** Those of minutes run only when named: npm run bench -- init. */
const benches: Readonly<Record<string, () => Promise<Figure[]>>> = {
  weights: weigh,
  init: measureInitialization,
  queues,
  cpu,
  finds,
  registry,
  county: async () => (await import("./county/measureCounty.ts")).measureCounty(),
  map: async () => (await import("./map/measureMap.ts")).measureMap(),
  stack: async () => (await import("./stack/measureStack.ts")).measureStack(),
};

const [name = "weights"] = process.argv.slice(2);
const bench = benches[name];
if (!bench) throw new Error(`There is no bench "${name}", only ${Object.keys(benches).join(" and ")}`);
const figures = await bench();
for (const { what, value, budget, unit } of figures) {
  const sign = value > budget ? "OVER " : "     ";
  // A ratio differs in its second digit.
  console.log(
    `${sign}${value.toFixed(unit === "times" ? 2 : 1).padStart(7)} of ${String(budget).padStart(4)} ${unit}  ${what}`,
  );
}
const over = figures.filter(({ value, budget }) => value > budget);
if (over.length > 0) {
  console.error(`\n${over.length} over budget`);
  process.exitCode = 1;
}
