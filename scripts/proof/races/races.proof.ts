import { prove } from "#scripts/proof/kit/prove.ts";
import { shareOf } from "#scripts/proof/kit/share.ts";
import type { Tally } from "#scripts/proof/kit/Tally.ts";
import { accountRaces } from "./kinds/accountRaces.ts";
import { departmentRaces } from "./kinds/departmentRaces.ts";
import { familyRaces } from "./kinds/familyRaces.ts";
import { paymentRaces } from "./kinds/paymentRaces.ts";
import type { RaceKind } from "./Race.ts";

const runners = 50;
const rounds = shareOf(20);

/** Prepares a race, lets everyone start at once, and judges the finish. */
async function race({ name, prepare }: RaceKind, tally: Tally): Promise<void> {
  const { run, wrong } = await prepare(runners);
  const finishes = await Promise.all(run.map((start) => start()));
  tally.add("runners", finishes.length);
  tally.count(name, await wrong(finishes));
}

for (const kind of [...accountRaces, ...familyRaces, ...departmentRaces, ...paymentRaces])
  prove(kind.name, async (tally) => {
    for (let round = 0; round < rounds; round += 1) await race(kind, tally);
  });
