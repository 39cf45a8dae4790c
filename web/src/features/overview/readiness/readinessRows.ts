import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { isToDo, type NextAction, nextAction } from "./nextAction.ts";

export interface ReadinessRow {
  readonly member: Member;
  readonly action: NextAction;
  /** To be joined once paid. */
  readonly wanted: readonly string[];
  /** The page's one next step. */
  readonly isNext: boolean;
}

/** Those with something to do first. */
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
  const inOrder = [...rows.filter(({ action }) => isToDo(action)), ...rows.filter(({ action }) => !isToDo(action))];
  return inOrder.map((row, at) => ({ ...row, isNext: at === 0 && isToDo(row.action) }));
}
