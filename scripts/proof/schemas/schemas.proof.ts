import { isDeepStrictEqual } from "node:util";
import * as fc from "fast-check";
import type * as z from "zod/mini";
import { prove } from "#scripts/proof/kit/prove.ts";
import { echo, requestLike } from "#scripts/proof/kit/requestLike.ts";
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
  return again.success && isDeepStrictEqual(again.data, result.data)
    ? []
    : ["another result the second time"];
}

prove(
  "every request schema takes or refuses any input, and takes its own result unchanged",
  async (tally) => {
    for (const [name, { request }] of builtCalls) {
      const inputs = fc.sample(requestLike(request), { numRuns: shareOf(10_000), seed: 20_261_122 });
      for (const input of inputs)
        await tally.check(name, () => {
          const wrong = wrongWith(request, input);
          if (wrong.length > 0) throw new Error(`${wrong.join()}: ${fc.stringify(input).slice(0, 300)}`);
          if (request.safeParse(input).success) tally.add("accepted");
        });
      tally.count(
        `${name} pollutes no prototype`,
        "polluted" in {} ? ["an input reached the prototype"] : [],
      );
    }
  },
);
