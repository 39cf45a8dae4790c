import { VisibleError } from "#lambdas/errors.ts";
import type { Registry } from "./registry.ts";

/** The outcome of a step; `apply` makes its truth. */
export interface Outcome {
  readonly done: boolean;
  readonly expected: boolean;
  readonly apply?: () => void;
}

/** A step on a member and a household, or on an entry: the numbers choose. */
export type Run = (registry: Registry, first: number, second: number) => Promise<Outcome>;

/** A step with nothing to work on. */
export const nothing: Outcome = { done: true, expected: true };

/** The result of work; undefined when refused. Any other error is a defect. */
export async function unlessRefused<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof VisibleError) return undefined;
    throw error;
  }
}

/** Whether work was done, not refused. */
export const succeeds = async (work: Promise<unknown>): Promise<boolean> =>
  (await unlessRefused(work.then(() => true))) ?? false;

/** One item of a list for any number; undefined for an empty list. */
export const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length];
