import { isPump } from "#shared/fields/person/equipmentKinds.ts";
import { soonestFirst } from "#shared/fields/person/soonestFirst.ts";
import type { CrewHousehold, CrewPerson } from "#shared/model/jacket/CrewPerson.ts";
import type { MedicalFlag } from "#shared/model/medical.ts";
import { saysSomething } from "#shared/rules/saysSomething.ts";
import { approachLines } from "./approachLines.ts";
import { type CrewFacts, type Instruction, instruct, quoted, type SixtySource } from "./Instruction.ts";
import { joinWords } from "./joinWords.ts";
import { dangerWords, liftWords, pumpWords, type SixtyText } from "./sixtyTexts.ts";

export const sixtyHeading = "First sixty seconds";

/** A crew takes in no more at a door. */
export const mostLines = 5;

/** "The park" starts small within a sentence, a name like "Clark Park" does not. */
const withinSentence = (place: string): string =>
  place.replace(/^(The|His|Her|Their|Our|My)(?= )/, (word) => word.toLowerCase());

function dangerLines({ person: { RunsTo }, household: { Pets } }: CrewFacts): Instruction[] {
  const lines: Instruction[] = [];
  if (RunsTo && RunsTo.To.length > 0) {
    const dangers = (["WATER", "TRAFFIC"] as const).filter((danger) => RunsTo.To.includes(danger));
    const place = RunsTo.To.includes("PLACE") ? withinSentence(quoted(RunsTo.Place ?? "")) : "";
    const where = [...dangers.map((danger) => dangerWords[danger]), ...(place ? [place] : [])];
    const key = where.length > 0 ? "runsTo" : "runsOff";
    lines.push(instruct(key, "RUN", ["RunsTo"], { where: joinWords(where, "and") }));
  }
  if (saysSomething(Pets)) lines.push(instruct("pets", "PAW", ["Pets"], { pets: quoted(Pets) }));
  return lines;
}

function keyOf(hours: number | undefined, hasOthers: boolean): SixtyText {
  if (hours === undefined) return hasOthers ? "needsPowerAlso" : "needsPower";
  if (hours === 0) return hasOthers ? "stopsAlso" : "stops";
  return hasOthers ? "batteryLastsAlso" : "batteryLasts";
}

/** In one line, the shortest battery first. */
function powerLines({ person: { Medical, PowerEquipment = [] } }: CrewFacts): Instruction[] {
  const [first, ...others] = soonestFirst(PowerEquipment);
  if (!first) return Medical.MedicalPumps ? [instruct("pump", "POWER", ["MedicalPumps"])] : [];
  const isPumpNamed = PowerEquipment.some(isPump);
  const also = [...others.map(({ What }) => What), ...(Medical.MedicalPumps && !isPumpNamed ? [pumpWords] : [])];
  const from: SixtySource[] = Medical.MedicalPumps ? ["PowerEquipment", "MedicalPumps"] : ["PowerEquipment"];
  const gaps = { hours: String(first.Hours), what: quoted(first.What), others: quoted(also.join(", ")) };
  return [instruct(keyOf(first.Hours, also.length > 0), "POWER", from, gaps)];
}

function liftLine({ person: { Medical, Lifting } }: CrewFacts): Instruction[] {
  if (!Lifting) return Medical.Obesity ? [instruct("heavy", "LIFT", ["Obesity"])] : [];
  const { People, How } = Lifting;
  const from: SixtySource[] = Medical.Obesity ? ["Lifting", "Obesity"] : ["Lifting"];
  const key = Medical.Obesity ? ("liftHeavy" as const) : ("lift" as const);
  const gaps = { people: liftWords[People - 1] ?? `${People} people`, how: quoted(How ?? "") };
  return [instruct(How ? `${key}How` : key, "LIFT", from, gaps)];
}

function liftingLines(told: CrewFacts): Instruction[] {
  const { Medical } = told.person;
  const lines = liftLine(told);
  if (Medical.MobilityImpairmentRequiringWheelChair)
    lines.push(instruct("wheelchair", "WHEELCHAIR", ["MobilityImpairmentRequiringWheelChair"]));
  if (Medical.LimbsMissingOrPartiallyMissing) lines.push(instruct("limb", "LIMB", ["LimbsMissingOrPartiallyMissing"]));
  return lines;
}

/** Before anything is given or done: time counts. */
function checkLines({ person: { Medical, Allergies, Medicines } }: CrewFacts): Instruction[] {
  const lines: Instruction[] = [];
  if (saysSomething(Allergies))
    lines.push(instruct("allergies", "ALLERGY", ["Allergies"], { allergies: quoted(Allergies) }));
  if (Medical.DNR) lines.push(instruct("paper", "PAPER", ["DNR"]));
  if (saysSomething(Medicines))
    lines.push(instruct("medicines", "MEDICINE", ["Medicines"], { medicines: quoted(Medicines) }));
  return lines;
}

/** "floor 2" for a bare number, otherwise as written. */
const floorWords = (floor: string): string => (/^\d+$/.test(floor) ? `floor ${floor}` : floor);

function placeLine({ person: { UsuallyAt }, household: { Floor } }: CrewFacts): Instruction[] {
  if (!UsuallyAt) return [];
  const where = [UsuallyAt, ...(Floor ? [floorWords(Floor)] : [])].join(", ");
  const from: SixtySource[] = Floor ? ["UsuallyAt", "Floor"] : ["UsuallyAt"];
  return [instruct("usuallyAt", "PLACE", from, { where: quoted(where) })];
}

const calmed: readonly MedicalFlag[] = ["Bipolar", "MentalHealthProblem"];

function otherLines(told: CrewFacts): Instruction[] {
  const { Medical, ServiceAnimal } = told.person;
  const lines = placeLine(told);
  if (saysSomething(ServiceAnimal))
    lines.push(instruct("serviceAnimal", "PAW", ["ServiceAnimal"], { animal: quoted(ServiceAnimal) }));
  const upset = calmed.filter((flag) => Medical[flag]);
  if (upset.length > 0) lines.push(instruct("calm", "CALM", upset));
  // Only the opened record has the text itself.
  if (Medical.Other) lines.push(instruct("note", "NOTE", ["Other"]));
  return lines;
}

/** In the order in which a crew meets them. */
const parts = [approachLines, dangerLines, powerLines, liftingLines, checkLines, otherLines];

/** Each part gets its first line before another gets its second, so a full part hides none. */
export function firstSixtySeconds(person: CrewPerson, household: CrewHousehold): readonly Instruction[] {
  const lines = parts.flatMap((linesOf, part) =>
    linesOf({ person, household }).map((line, turn) => ({ line, part, turn })),
  );
  return lines
    .sort((a, b) => a.turn - b.turn || a.part - b.part)
    .slice(0, mostLines)
    .sort((a, b) => a.part - b.part || a.turn - b.turn)
    .map(({ line }) => line);
}
