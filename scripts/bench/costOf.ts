import { readsOf } from "#lambdas/testing/readsOf.ts";
import type { Figure } from "./Figure.ts";

interface Budget {
  readonly trips: number;
  readonly units: number;
}

export async function costOf(what: string, name: string, ask: () => Promise<void>, budget: Budget): Promise<Figure[]> {
  process.env.TABLE_NAME = name;
  const { trips, units } = await readsOf(ask);
  return [
    { what: `${what}: round trips of reads`, value: trips, budget: budget.trips, unit: "trips" },
    { what: `${what}: read units`, value: units, budget: budget.units, unit: "units" },
  ];
}
