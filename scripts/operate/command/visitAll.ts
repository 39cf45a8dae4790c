import { countOf } from "./countOf.ts";

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

/** Visits all residents' accounts, and says how far it is, and which failed. Returns the exit code. */
export async function visitAll(visit: (accountId: string) => Promise<void>, done: () => string): Promise<number> {
  const { visitAccounts } = await import("#lambdas/domain/lifecycle/daily/visitAccounts.ts");
  const { accounts, failures } = await visitAccounts(visit, progressOf(console.error));
  console.log(`${done()} of ${countOf(accounts, "account")}.`);
  if (failures.size === 0) return 0;
  for (const [id, { message }] of failures) console.error(`  ${id}: ${message}`);
  console.error(`${countOf(failures.size, "account")} failed. Run it again.`);
  return 1;
}
