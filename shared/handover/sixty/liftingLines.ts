import { type Instruction, instruct, quoted, type SixtySource, type Told } from "./Instruction.ts";
import { liftWords } from "./sixtyTexts.ts";

function liftLine({ person: { Medical, Lifting } }: Told): Instruction[] {
  if (!Lifting) return Medical.Obesity ? [instruct("heavy", "LIFT", ["Obesity"])] : [];
  const { People, How } = Lifting;
  const from: SixtySource[] = Medical.Obesity ? ["Lifting", "Obesity"] : ["Lifting"];
  const key = Medical.Obesity ? ("liftHeavy" as const) : ("lift" as const);
  const gaps = { people: liftWords[People - 1] ?? `${People} people`, how: quoted(How ?? "") };
  return [instruct(How ? `${key}How` : key, "LIFT", from, gaps)];
}

/** How to lift and move. */
export function liftingLines(told: Told): Instruction[] {
  const { Medical } = told.person;
  const lines = liftLine(told);
  if (Medical.MobilityImpairmentRequiringWheelChair)
    lines.push(instruct("wheelchair", "WHEELCHAIR", ["MobilityImpairmentRequiringWheelChair"]));
  if (Medical.LimbsMissingOrPartiallyMissing)
    lines.push(instruct("limb", "LIMB", ["LimbsMissingOrPartiallyMissing"]));
  return lines;
}
