import { tells } from "#shared/rules/tells.ts";
import { type Instruction, instruct, quoted, type Told } from "./Instruction.ts";
import { listed } from "./listed.ts";
import { dangerWords } from "./sixtyTexts.ts";

/** "The park" starts small within a sentence, a name like "Clark Park" does not. */
const withinSentence = (place: string): string =>
  place.replace(/^(The|His|Her|Their|Our|My)(?= )/, (word) => word.toLowerCase());

/** Dangers for a crew or the person. */
export function dangerLines({ person: { RunsTo }, household: { Pets } }: Told): Instruction[] {
  const lines: Instruction[] = [];
  if (RunsTo && RunsTo.To.length > 0) {
    const dangers = (["WATER", "TRAFFIC"] as const).filter((danger) => RunsTo.To.includes(danger));
    const place = RunsTo.To.includes("PLACE") ? withinSentence(quoted(RunsTo.Place ?? "")) : "";
    const where = [...dangers.map((danger) => dangerWords[danger]), ...(place ? [place] : [])];
    const key = where.length > 0 ? "runsTo" : "runsOff";
    lines.push(instruct(key, "RUN", ["RunsTo"], { where: listed(where, "and") }));
  }
  if (tells(Pets)) lines.push(instruct("pets", "PAW", ["Pets"], { pets: quoted(Pets) }));
  return lines;
}
