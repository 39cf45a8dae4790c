import { build } from "#scripts/build.ts";
import { weights } from "./weights.ts";

await build();
const figures = weights();
for (const { what, kilobytes, budget } of figures) {
  const sign = kilobytes > budget ? "OVER " : "     ";
  console.log(`${sign}${kilobytes.toFixed(1).padStart(7)} of ${String(budget).padStart(4)} KB  ${what}`);
}
const over = figures.filter(({ kilobytes, budget }) => kilobytes > budget);
if (over.length > 0) {
  console.error(`\n${over.length} over budget`);
  process.exitCode = 1;
}
