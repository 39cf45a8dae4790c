import { tells } from "#shared/rules/tells.ts";
import { type Instruction, instruct, quoted, type Told } from "./Instruction.ts";

/** Facts to know before anything is given or done: time counts. */
export function checkLines({ person: { Medical, Allergies, Medicines } }: Told): Instruction[] {
  const lines: Instruction[] = [];
  if (tells(Allergies))
    lines.push(instruct("allergies", "ALLERGY", ["Allergies"], { allergies: quoted(Allergies) }));
  if (Medical.DNR) lines.push(instruct("paper", "PAPER", ["DNR"]));
  if (tells(Medicines))
    lines.push(instruct("medicines", "MEDICINE", ["Medicines"], { medicines: quoted(Medicines) }));
  return lines;
}
