import { soonestFirst } from "#shared/fields/person/soonestFirst.ts";
import { type Instruction, instruct, quoted, type SixtySource, type Told } from "./Instruction.ts";
import { pumpWords, type SixtyText } from "./sixtyTexts.ts";

function keyOf(hours: number | undefined, hasOthers: boolean): SixtyText {
  if (hours === undefined) return hasOthers ? "needsPowerAlso" : "needsPower";
  if (hours === 0) return hasOthers ? "stopsAlso" : "stops";
  return hasOthers ? "powerFailsAlso" : "powerFails";
}

/** In one line, the shortest battery first. */
export function powerLines({ person: { Medical, PowerEquipment = [] } }: Told): Instruction[] {
  const [first, ...others] = soonestFirst(PowerEquipment);
  if (!first) return Medical.MedicalPumps ? [instruct("pump", "POWER", ["MedicalPumps"])] : [];
  const isPumpNamed = PowerEquipment.some(({ What }) => /pump/i.test(What));
  const also = [
    ...others.map(({ What }) => What),
    ...(Medical.MedicalPumps && !isPumpNamed ? [pumpWords] : []),
  ];
  const from: SixtySource[] = Medical.MedicalPumps ? ["PowerEquipment", "MedicalPumps"] : ["PowerEquipment"];
  const gaps = {
    hours: String(first.Hours),
    what: quoted(first.What),
    others: quoted(also.join(", ")),
  };
  return [instruct(keyOf(first.Hours, also.length > 0), "POWER", from, gaps)];
}
