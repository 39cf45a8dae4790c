import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import type * as z from "zod/mini";
import { prove } from "#scripts/proof/kit/prove.ts";
import { echo, requestLike, textFields } from "#scripts/proof/kit/requestLike.ts";
import { shareOf } from "#scripts/proof/kit/share.ts";
import { builtCalls } from "#shared/contract/index.ts";

function wrongWith(schema: z.ZodMiniType, input: unknown): string[] {
  const result = schema.safeParse(input);
  if (!result.success) {
    const sentences = result.error.issues.map(({ message }) => message);
    const plain = sentences.every((sentence) => typeof sentence === "string" && !sentence.includes(echo));
    return sentences.length > 0 && plain ? [] : ["refused without a plain sentence"];
  }
  const again = schema.safeParse(result.data);
  return again.success && isDeepStrictEqual(again.data, result.data) ? [] : ["another result the second time"];
}

const longest = 60_000;
const filledWith = (text: string): string => text.repeat(longest / text.length);
/** For patterns that read again and again, and Unicode's normal forms, which reorder. */
const longTexts = [
  ...["a", "1", " ", "-", ".", "a@", "a.", "\n", "1 lb ", "(313) ", "\ufdfa", "\u1100\u1161", "\u200d", "1\ufe0f"],
  ..."\u0301\u0327 \u202e \ud800 👩‍ ب\u200c".split(" "),
].map(filledWith);
const marks = `a${"\u0301".repeat(longest / 2)}${"\u0327".repeat(longest / 2)}`;

/** Of the processor, the least of three: without the machine's other work. */
function millisecondsOf(work: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

prove("no text of 60,000 characters in any field takes 50 milliseconds before it is refused", async (tally) => {
  for (const [name, { request }] of builtCalls)
    for (const { path, field } of textFields(request))
      for (const text of [...longTexts, marks]) {
        const milliseconds = millisecondsOf(() => field.safeParse(text));
        tally.largest("slowest, ms", milliseconds);
        const what = `${name} ${path} ${JSON.stringify(text.slice(0, 4))}`;
        tally.count(what, milliseconds < 50 ? [] : [`took ${milliseconds} ms`]);
      }
});

prove("every request schema takes or refuses any input, and takes its own result unchanged", async (tally) => {
  for (const [name, { request }] of builtCalls) {
    const inputs = fc.sample(requestLike(request), { numRuns: shareOf(10_000), seed: 20_261_122 });
    for (const input of inputs)
      await tally.check(name, () => {
        const wrong = wrongWith(request, input);
        if (wrong.length > 0) throw new Error(`${wrong.join()}: ${fc.stringify(input).slice(0, 300)}`);
        if (request.safeParse(input).success) tally.add("accepted");
      });
    tally.count(`${name} pollutes no prototype`, "polluted" in {} ? ["an input reached the prototype"] : []);
  }
});
