import { type Command, Refusal } from "#scripts/operate/command/command.ts";
import { countOf } from "#scripts/operate/command/countOf.ts";
import { openTarget, targetOptions, targetUsage } from "#scripts/operate/target/target.ts";

const usage = `npm run op -- matches fill <where>

Completes what was registered under a former signing key: every resident's house holds and members are entered where the
same address and the same person are found in other accounts. Families may go on meanwhile. One that breaks off is run again; to run it again is harmless.

${targetUsage}`;

const accountsOfLine = 1_000;

/** In thousands: the number of accounts is not known before. */
function progressOf(print: (line: string) => void) {
  let told = 0;
  return ({ accounts }: { readonly accounts: number }): void => {
    const thousands = Math.floor(accounts / accountsOfLine);
    if (thousands <= told) return;
    told = thousands;
    print(`${accounts} accounts looked at`);
  };
}

export async function fill(): Promise<number> {
  const { fillAllAccounts } = await import("#lambdas/domain/lifecycle/daily/fillAllAccounts.ts");
  const { accounts, rows, failures } = await fillAllAccounts(progressOf(console.error));
  console.log(`${countOf(rows, "row", "rows")} of ${countOf(accounts, "account")} completed.`);
  if (failures.size === 0) return 0;
  for (const [id, { message }] of failures) console.error(`  ${id}: ${message}`);
  console.error(`${countOf(failures.size, "account")} failed. Run it again.`);
  return 1;
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
