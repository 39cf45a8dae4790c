import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";

/** The first steps of a new family, in this order: each needs the one before it. */
const stepNames = ["home", "people", "payment"] as const;
export type StepName = (typeof stepNames)[number];

export interface FirstStep {
  readonly name: StepName;
  readonly isDone: boolean;
  /** Whether it is the next one to do. */
  readonly isNext: boolean;
}

/**
 * The first steps, each with its state. A home counts where responders take part: people are registered from
 * then on. All are done once one person is paid for.
 */
export function firstSteps(
  households: readonly Pick<Household, "Coverage">[],
  members: readonly Pick<Member, "payed">[],
): readonly FirstStep[] {
  const done: Readonly<Record<StepName, boolean>> = {
    home: households.some(({ Coverage }) => Coverage.Covered),
    people: members.length > 0,
    payment: members.some(({ payed }) => payed === "COMPLETE"),
  };
  const next = stepNames.find((name) => !done[name]);
  return stepNames.map((name) => ({ name, isDone: done[name], isNext: name === next }));
}

/** Whether all first steps are done. */
export const isBegun = (steps: readonly FirstStep[]): boolean => steps.every(({ isDone }) => isDone);
