import { prove } from "#scripts/proof/kit/prove.ts";
import { shareOf } from "#scripts/proof/kit/share.ts";
import type { Tally } from "#scripts/proof/kit/Tally.ts";
import type { RaceKind } from "./Race.ts";

const runners = 50;
const rounds = shareOf(20);

async function race({ name, prepare }: RaceKind, tally: Tally): Promise<void> {
  const { run, wrong } = await prepare(runners);
  const finishes = await Promise.all(run.map((start) => start()));
  tally.add("runners", finishes.length);
  tally.count(name, await wrong(finishes));
}

export function proveRaces(kinds: readonly RaceKind[]): void {
  for (const kind of kinds)
    prove(kind.name, async (tally) => {
      for (let round = 0; round < rounds; round += 1) await race(kind, tally);
    });
}
