import type { CheckedDay } from "#lambdas/domain/accounts/audit/checkSeals.ts";
import { type Command, Refusal } from "#scripts/operate/command/command.ts";
import { countOf } from "#scripts/operate/command/countOf.ts";
import { openTarget, targetOptions, targetUsage } from "#scripts/operate/target/target.ts";
import { listedDays } from "#shared/rules/audit/auditDays.ts";
import { addDays, dayOf, isCalendarDate } from "#shared/rules/dates.ts";

const usage = `npm run op -- audit verify [--from <day>] [--to <day>] [--sealed-only] <where>
npm run op -- audit seal <where>

The sealed days of the audit. Days are UTC, written 2026-11-21.

  verify         checks that each day is sealed with all of its files, and compares the table's rows of the last 400 days
                 with them; names each day that does not fit
  --from         the first day; the first that is sealed and has not expired, unless said
  --to           the last day; unless said yesterday, and before 5:00 UTC the day before
  --sealed-only  leaves the table out: after a restore its days of before may lack rows
  seal           seals every day before today that is not sealed yet, as the daily run does

${targetUsage}`;

const options = {
  ...targetOptions,
  from: { type: "string" },
  to: { type: "string" },
  "sealed-only": { type: "boolean", default: false },
} as const;

function readDay(name: string, given: string | undefined): string | undefined {
  if (given === undefined || isCalendarDate(given)) return given;
  throw new Refusal(`--${name} is "${given}": write a day as 2026-11-21.`);
}

/** A day is sealed from 4:40 on, in a quarter of an hour at most. */
export function lastDueDay(now: Date): string {
  return addDays(dayOf(now), now.getUTCHours() < 5 ? -2 : -1);
}

/** Returns 1 when a day does not fit. */
export function printCheck(days: readonly CheckedDay[]): number {
  const [oldest, newest] = [days[0], days.at(-1)];
  const wrong = days.filter(({ problem }) => problem !== undefined);
  const [first] = wrong;
  if (first) {
    for (const { day, problem } of wrong) console.error(`The audit of ${day} does not fit: ${problem}.`);
    console.error(`Days before ${first.day}, which fit: ${days.indexOf(first)}.`);
    return 1;
  }
  const rows = days.reduce((sum, day) => sum + day.rows, 0);
  const sealed = countOf(days.length, "day");
  console.log(`${sealed} of the audit fit, ${oldest?.day} to ${newest?.day}: ${countOf(rows, "row")}.`);
  return 0;
}

interface Verification {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sealedOnly: boolean;
}

export async function verify({ from, to, sealedOnly }: Verification): Promise<number> {
  const { checkSeals } = await import("#lambdas/domain/accounts/audit/checkSeals.ts");
  const days: CheckedDay[] = [];
  const last = to ?? lastDueDay(new Date());
  const tableFrom = addDays(dayOf(new Date()), sealedOnly ? 1 : -listedDays);
  for await (const day of checkSeals({ from, to: last, tableFrom })) days.push(day);
  if (days.length === 0) throw new Refusal("The first day must not come after the last day.");
  return printCheck(days);
}

export const audit: Command<typeof options> = {
  usage,
  options,
  async run({ from, to, "sealed-only": sealedOnly, ...where }, [verb]) {
    if (verb !== "verify" && verb !== "seal") throw new Refusal(`Say verify or seal.\n\n${usage}`);
    const days = { from: readDay("from", from), to: readDay("to", to) };
    await openTarget(where);
    if (verb === "verify") return verify({ ...days, sealedOnly });
    const { sealDays } = await import("#lambdas/domain/accounts/audit/sealDays.ts");
    const sealed = await sealDays(dayOf(new Date()));
    console.log(sealed.length > 0 ? `Sealed: ${sealed.join(", ")}` : "Every day before today is sealed.");
    return 0;
  },
};
