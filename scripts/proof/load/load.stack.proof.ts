import { pause } from "#lambdas/pause.ts";
import { aTeam, aWorld } from "#lambdas/testing/cases/aWorld.ts";
import { prove } from "#scripts/proof/kit/prove.ts";
import type { Answered } from "#scripts/proof/kit/send.ts";
import { shareOf } from "#scripts/proof/kit/share.ts";
import type { Tally } from "#scripts/proof/kit/Tally.ts";
import { wrongIn } from "#scripts/proof/kit/wrongIn.ts";
import { mixed, sendOfMix } from "./mix.ts";
import { percentile, rateOf, sendAtRate } from "./sendAtRate.ts";

const families = shareOf(20);
const seconds = Math.max(5, shareOf(45));
const clients = 16;
/** The part of the measured rate held without a queue. */
const held = 0.7;
const slowest = 2_000;
const recovery = 10_000;
/** 409: two edits of one person met, and the later one is told. */
const refusals: readonly number[] = [409, 429, 503];

const countAll = (tally: Tally, what: string, answers: readonly Answered[], allowed: readonly number[]) => {
  for (const { status } of answers) tally.count(what, allowed.includes(status) ? [] : [`answered ${status}`]);
};

/** Milliseconds until calls are answered at once. */
async function recoveredAfter(send: () => Promise<Answered>): Promise<number> {
  const started = performance.now();
  while (performance.now() - started < 60_000) {
    const { status, milliseconds } = await send();
    if (status === 200 && milliseconds < 500) break;
    await pause(100);
  }
  return performance.now() - started;
}

prove(
  "a held rate is answered in time, twice as much breaks nothing, and the product recovers in seconds",
  async (tally) => {
    const team = await aTeam("Testing load");
    const worlds = await Promise.all(Array.from({ length: families }, () => aWorld(team)));
    const send = () => sendOfMix(worlds);
    // Each function starts at its first call.
    for (const name of mixed) await sendOfMix(worlds, name);
    const rate = held * (await rateOf(clients, 8, send));
    tally.add("held rate, calls a second", Math.round(rate));
    const calm = await sendAtRate(rate, seconds, send);
    countAll(tally, "at the held rate", calm, [200]);
    const calmSlow = percentile(calm, 0.95);
    tally.largest("95 % within, ms", calmSlow);
    tally.count("95 % of the answers", calmSlow < slowest ? [] : [`took ${Math.round(calmSlow)} ms`]);
    const rush = await sendAtRate(2 * rate, seconds, send);
    countAll(tally, "at twice the rate", rush, [200, ...refusals]);
    tally.add("refused at twice the rate", rush.filter(({ status }) => refusals.includes(status)).length);
    tally.largest("95 % within at twice the rate, ms", percentile(rush, 0.95));
    const took = await recoveredAfter(send);
    tally.largest("recovered after, ms", took);
    tally.count("recovery", took < recovery ? [] : [`took ${Math.round(took)} ms`]);
    for (const { owner } of worlds) tally.count("a family's partition", await wrongIn(owner.accountId));
  },
);
