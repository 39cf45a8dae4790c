import type { ToldHousehold, ToldPerson } from "#shared/model/jacket/ToldPerson.ts";
import { approachLines } from "./approachLines.ts";
import { checkLines } from "./checkLines.ts";
import { dangerLines } from "./dangerLines.ts";
import type { Instruction } from "./Instruction.ts";
import { liftingLines } from "./liftingLines.ts";
import { otherLines } from "./otherLines.ts";
import { powerLines } from "./powerLines.ts";

export const sixtyHeading = "First sixty seconds";

/** A crew takes in no more at a door. */
export const mostLines = 5;

/** In the order in which a crew meets them. */
const parts = [approachLines, dangerLines, powerLines, liftingLines, checkLines, otherLines];

/**
 * At most five instructions, in the order of the parts. Each part gets its first line before another gets its
 * second, so a full part hides none.
 */
export function firstSixtySeconds(person: ToldPerson, household: ToldHousehold): readonly Instruction[] {
  const lines = parts.flatMap((linesOf, part) =>
    linesOf({ person, household }).map((line, turn) => ({ line, part, turn })),
  );
  return lines
    .sort((a, b) => a.turn - b.turn || a.part - b.part)
    .slice(0, mostLines)
    .sort((a, b) => a.part - b.part || a.turn - b.turn)
    .map(({ line }) => line);
}
