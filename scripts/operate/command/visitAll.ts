import { runAll } from "#lambdas/domain/common/runAll.ts";
import { openTarget, targetOptions, targetUsage } from "#scripts/operate/target/target.ts";
import { type Command, Refusal } from "./command.ts";
import { countOf } from "./countOf.ts";

const pageSize = 50;
const atOnce = 10;

const thousandsOf = (accounts: number): number => Math.floor(accounts / 1_000);

/** Newest first. A failure stops no other. */
async function visitAccounts(visit: (accountId: string) => Promise<void>) {
  const { accountPosition, newestAccount, partsOf, readAccounts } = await import(
    "#lambdas/records/accounts/accountList.ts"
  );
  const parts = partsOf(["USER"], undefined);
  const failures = new Map<string, Error>();
  let seen = 0;
  let before: string | undefined = newestAccount;
  while (before !== undefined) {
    const { accounts, isLast } = await readAccounts(parts, before, pageSize);
    for (const { item, error } of await runAll(accounts, atOnce, ({ id }) => visit(id))) failures.set(item.id, error);
    seen += accounts.length;
    // The number of accounts is not known before.
    if (thousandsOf(seen) > thousandsOf(seen - accounts.length)) console.error(`${seen} accounts looked at`);
    const last = isLast ? undefined : accounts.at(-1);
    before = last && accountPosition(last);
  }
  return { seen, failures };
}

interface Walk {
  readonly visit: (accountId: string) => Promise<void>;
  /** "Completed 4 rows". */
  readonly done: () => string;
}

/** Tells progress and failed accounts. Returns the exit code. */
export async function visitAll({ visit, done }: Walk): Promise<number> {
  const { seen, failures } = await visitAccounts(visit);
  console.log(`${done()} of ${countOf(seen, "account")}.`);
  if (failures.size === 0) return 0;
  for (const [id, { message }] of failures) console.error(`  ${id}: ${message}`);
  console.error(`${countOf(failures.size, "account")} failed. Run it again.`);
  return 1;
}

interface Options {
  readonly verb: string;
  readonly usage: string;
  /** Once the target is open: the product's code reads its settings when it loads. */
  readonly load: () => Promise<Walk>;
}

export function overAllAccounts({ verb, usage: begin, load }: Options): Command<typeof targetOptions> {
  const usage = `${begin}\n\n${targetUsage}`;
  return {
    usage,
    options: targetOptions,
    async run(where, [said]) {
      if (said !== verb) throw new Refusal(`Say ${verb}.\n\n${usage}`);
      await openTarget(where);
      return visitAll(await load());
    },
  };
}
