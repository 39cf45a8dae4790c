import type { MedicalFlag } from "#shared/model/medical.ts";
import { tells } from "#shared/rules/tells.ts";
import { type Instruction, instruct, quoted, type SixtySource, type Told } from "./Instruction.ts";

/** "floor 2" for a bare number, otherwise as written. */
const floorWords = (floor: string): string => (/^\d+$/.test(floor) ? `floor ${floor}` : floor);

function placeLine({ person: { UsuallyAt }, household: { Floor } }: Told): Instruction[] {
  if (!UsuallyAt) return [];
  const where = [UsuallyAt, ...(Floor ? [floorWords(Floor)] : [])].join(", ");
  const from: SixtySource[] = Floor ? ["UsuallyAt", "Floor"] : ["UsuallyAt"];
  return [instruct("usuallyAt", "PLACE", from, { where: quoted(where) })];
}

const calmed: readonly MedicalFlag[] = ["Bipolar", "MentalHealthProblem"];

/** Other help, once the rest is known. */
export function otherLines(told: Told): Instruction[] {
  const { Medical, ServiceAnimal } = told.person;
  const lines = placeLine(told);
  if (tells(ServiceAnimal))
    lines.push(instruct("serviceAnimal", "PAW", ["ServiceAnimal"], { animal: quoted(ServiceAnimal) }));
  const upset = calmed.filter((flag) => Medical[flag]);
  if (upset.length > 0) lines.push(instruct("calm", "CALM", upset));
  // Only the opened record has the text itself.
  if (Medical.Other) lines.push(instruct("note", "NOTE", ["Other"]));
  return lines;
}
