import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { isToDo, type NextAction, nextAction } from "./nextAction.ts";

/** A person with the one next action. */
export interface ReadinessRow {
  readonly member: Member;
  readonly action: NextAction;
  /** The names of the homes that they join once the payment is complete. */
  readonly wanted: readonly string[];
}

/** A family's people, those with something to do first, otherwise in the order of their registration. */
export function readinessRows(
  members: readonly Member[],
  households: readonly Household[],
  today: string,
): readonly ReadinessRow[] {
  const rows = members.map((member) => ({
    member,
    action: nextAction(member, households, today),
    wanted: households.filter(({ ID }) => member.Wanted?.includes(ID)).map(({ Name }) => Name),
  }));
  return [...rows.filter(({ action }) => isToDo(action)), ...rows.filter(({ action }) => !isToDo(action))];
}
