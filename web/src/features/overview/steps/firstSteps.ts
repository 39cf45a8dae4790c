import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";

/** In order: each needs the one before it. */
const stepNames = ["home", "people", "payment"] as const;
export type StepName = (typeof stepNames)[number];

export interface FirstStep {
  readonly name: StepName;
  readonly isDone: boolean;
  readonly isNext: boolean;
}

/** A home counts where responders take part: people are registered from then on. */
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

export const isBegun = (steps: readonly FirstStep[]): boolean => steps.every(({ isDone }) => isDone);
