import { pause } from "#lambdas/pause.ts";
import type { Answered } from "#scripts/proof/kit/send.ts";

type Send = () => Promise<Answered>;

/** The connection failed. */
const unanswered = (): Answered => ({ status: 0, text: "", milliseconds: 0 });

/** Whether or not the answers keep up. */
export async function sendAtRate(perSecond: number, seconds: number, send: Send): Promise<Answered[]> {
  const sent: Promise<Answered>[] = [];
  const started = performance.now();
  while (performance.now() - started < seconds * 1_000) {
    const due = ((performance.now() - started) / 1_000) * perSecond;
    while (sent.length < due) sent.push(send().catch(unanswered));
    await pause(10);
  }
  return Promise.all(sent);
}

/** By clients that each wait for their answer. */
export async function rateOf(clients: number, seconds: number, send: Send): Promise<number> {
  const end = performance.now() + seconds * 1_000;
  let answers = 0;
  const client = async () => {
    while (performance.now() < end) {
      await send();
      answers += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return answers / seconds;
}

export function percentile(answers: readonly Answered[], part: number): number {
  const sorted = answers.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
