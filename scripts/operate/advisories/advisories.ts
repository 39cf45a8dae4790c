import { execFile } from "node:child_process";
import { type Command, runAsProcess } from "#scripts/operate/command/command.ts";
import { countOf } from "#scripts/operate/command/countOf.ts";
import { root } from "#scripts/root.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { mendBy } from "./mendBy.ts";
import { type Advisory, readAdvisories } from "./readAdvisories.ts";
import { readSeen, type SeenDays, seenFile, withNew, writeSeen } from "./seenAdvisories.ts";

const usage = `npm run advisories

Asks npm's registry for known holes in the libraries that ship. "npm run deploy" does so first, and stops when one is
past its time: a critical one three days after it was first seen, a high one fourteen. The days are kept in
scripts/operate/advisories/seenAdvisories.json: commit it.`;

/** The report of npm, which ends with 1 when there is any advisory. */
const askNpm = (): Promise<string> =>
  new Promise((resolve) => {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
    execFile("npm", ["audit", "--omit=dev", "--json"], options, (_error, stdout) => resolve(stdout));
  });

/** An advisory with its last day; undefined: the next release is soon enough. */
interface Due {
  readonly advisory: Advisory;
  readonly day: string | undefined;
}

const isPast = ({ day }: Due, today: string): boolean => day !== undefined && day < today;

function lineOf(due: Due, today: string): string {
  const { id, library, title, severity } = due.advisory;
  const until = due.day === undefined ? "mend it with the next release" : `mend it by ${due.day}`;
  return `${isPast(due, today) ? "OVERDUE " : ""}${severity}, ${library}: ${title} (${id}), ${until}`;
}

/** Tells advisories, each with its last day. Returns the exit code: 1 when one is past it. */
export function tell(advisories: readonly Advisory[], seen: SeenDays, today: string): number {
  const known = advisories.map((one) => ({ advisory: one, day: mendBy(one, seen[one.id] ?? today) }));
  for (const due of known) console.log(lineOf(due, today));
  const overdue = known.filter((due) => isPast(due, today));
  const told = countOf(advisories.length, "known hole");
  console.log(`${told} in the libraries that ship, ${overdue.length} past its time.`);
  return overdue.length > 0 ? 1 : 0;
}

/** Checks what npm reports, and keeps the days on which advisories were first seen. Returns the exit code. */
export async function check(ask: () => Promise<string>, file: URL, today: string): Promise<number> {
  const advisories = readAdvisories(await ask());
  const seen = withNew(readSeen(file), advisories, today);
  writeSeen(file, seen);
  return tell(advisories, seen, today);
}

export const advisories: Command<Record<string, never>> = {
  usage,
  options: {},
  run: () => check(askNpm, seenFile, dayOf(new Date())),
};

if (import.meta.main) await runAsProcess(advisories);
