import { type Command, Refusal } from "#scripts/operate/command/command.ts";
import { countOf } from "#scripts/operate/command/countOf.ts";
import { visitAll } from "#scripts/operate/command/visitAll.ts";
import { openTarget, targetOptions, targetUsage } from "#scripts/operate/target/target.ts";

const usage = `npm run op -- matches fill <where>

Completes what was registered under a former signing key: every resident's house holds and members are entered where the
same address and the same person are found in other accounts. Families may go on meanwhile. One that breaks off is run again; to run it again is harmless.

${targetUsage}`;

export async function fill(): Promise<number> {
  const { fillMatches } = await import("#lambdas/domain/family/fillMatches.ts");
  let rows = 0;
  const fillOne = async (id: string) => {
    const entered = await fillMatches(id);
    rows += entered;
  };
  return visitAll(fillOne, () => `Completed ${countOf(rows, "row", "rows")}`);
}

export const matches: Command<typeof targetOptions> = {
  usage,
  options: targetOptions,
  async run(where, [verb]) {
    if (verb !== "fill") throw new Refusal(`Say fill.\n\n${usage}`);
    await openTarget(where);
    return fill();
  },
};
