import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import * as z from "zod/mini";
import { runAll } from "#lambdas/domain/common/runAll.ts";
import { aWorld, type World } from "#lambdas/testing/cases/aWorld.ts";
import { callCases } from "#lambdas/testing/cases/callCases.ts";
import { prove } from "#scripts/proof/kit/prove.ts";
import { echo } from "#scripts/proof/kit/requestLike.ts";
import { type Answered, send } from "#scripts/proof/kit/send.ts";
import { shareOf } from "#scripts/proof/kit/share.ts";
import { builtCalls, events } from "#shared/contract/index.ts";
import { type ErrorCode, errorStatuses } from "#shared/errors.ts";
import { hostileBodies } from "./hostileBodies.ts";

const bodies = shareOf(500);
const atOnce = 8;
/** Milliseconds of a request beside others. */
const ceiling = 5_000;

const refusal = z.strictObject({ Message: z.string(), Code: z.string(), RequestId: z.string() });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wrongRefusal({ status, text }: Answered): string[] {
  const { data } = refusal.safeParse(parsed(text));
  if (!data) return [`${status} is no refusal of ours`];
  return [
    ...(errorStatuses[data.Code as ErrorCode] === status ? [] : [`${data.Code} was answered as ${status}`]),
    ...(text.includes(echo) ? ["it repeats what was sent"] : []),
  ];
}

/** @param foreign other people's texts */
function wrongWith(answered: Answered, foreign: readonly string[]): string[] {
  const { status, text, milliseconds } = answered;
  return [
    ...(status >= 500 ? [`answered ${status}`] : []),
    ...(milliseconds > ceiling ? [`took ${Math.round(milliseconds)} ms`] : []),
    ...(status === 200 ? [] : wrongRefusal(answered)),
    ...(foreign.some((one) => text.includes(one)) ? ["it shows another family"] : []),
  ];
}

const idsOf = ({ owner, household, member, linkingId, entryId, paidOrder }: World) => [
  ...[owner.accountId, household.ID, member.ID, linkingId, entryId, paidOrder],
];
const textsOf = ({ owner, city }: World) => [owner.email, city];

prove("no body breaks a call, is repeated by it, or shows another family", async (tally) => {
  const [world, foreign] = [await aWorld(), await aWorld()];
  const declared = [...builtCalls, ...Object.entries(events).map(([name, event]) => [name, event] as const)];
  for (const [name, declaration] of declared) {
    const sample = name in callCases ? callCases[name as keyof typeof callCases] : undefined;
    const by = sample?.by(world);
    const isUnfiltered = by !== undefined && /ADMIN|ENGINEER/.test(by.role);
    const schema = "request" in declaration ? (declaration.request as z.ZodMiniType) : z.unknown();
    const failures = await runAll(hostileBodies(schema, bodies, idsOf(foreign)), atOnce, async (body) => {
      const answered = await send(declaration, { body, by });
      tally.largest("slowest answer, ms", answered.milliseconds);
      tally.add(answered.status === 200 ? "accepted" : "refused");
      const what = `${name} ${JSON.stringify(body)?.slice(0, 200)}`;
      tally.count(what, wrongWith(answered, isUnfiltered ? [] : textsOf(foreign)));
    });
    for (const { error } of failures) tally.count(name, [`no answer: ${error.message}`]);
  }
});

prove("the functions' log repeats nothing of a hostile body", async (tally) => {
  const log = await readFile(join(inject("dataFolder"), "functions.log"), "utf8");
  const lines = log.split("\n").filter(Boolean);
  for (const line of lines) tally.count("a line", line.includes(echo) ? [line.slice(0, 300)] : []);
});
