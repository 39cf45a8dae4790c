import { VisibleError } from "#lambdas/errors.ts";
import type { Registry } from "./registry.ts";

/** `apply` makes it the truth. */
export interface StepOutcome {
  readonly done: boolean;
  readonly expected: boolean;
  readonly apply?: () => void;
}

/** They choose a member and a household, or an entry. */
export type StepRun = (registry: Registry, first: number, second: number) => Promise<StepOutcome>;

/** With nothing to work on. */
export const nothing: StepOutcome = { done: true, expected: true };

/** Undefined when refused. Any other error is a defect. */
export async function unlessRefused<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof VisibleError) return undefined;
    throw error;
  }
}

export const succeeds = async (work: Promise<unknown>): Promise<boolean> =>
  (await unlessRefused(work.then(() => true))) ?? false;

/** Any number chooses one; undefined for an empty list. */
export const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length];
