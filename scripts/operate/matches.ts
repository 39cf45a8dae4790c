import { countOf } from "#scripts/operate/command/countOf.ts";
import { overAllAccounts, visitAll } from "#scripts/operate/command/visitAll.ts";

const usage = `npm run op -- matches fill <where>

Completes what was registered under a former signing key: every resident's house holds and members are entered where the
same address and the same person are found in other accounts. Families may go on meanwhile. One that breaks off is run again; to run it again is harmless.`;

async function load() {
  const { fillMatches } = await import("#lambdas/domain/family/fillMatches.ts");
  let rows = 0;
  const visit = async (id: string) => {
    const entered = await fillMatches(id);
    rows += entered;
  };
  return { visit, done: () => `Completed ${countOf(rows, "row", "rows")}` };
}

export const fill = async (): Promise<number> => visitAll(await load());

export const matches = overAllAccounts({ verb: "fill", usage, load });
