import { VisibleError } from "#lambdas/errors.ts";
import type { Registry } from "./registry.ts";

/** What a step came to, and what is true after it when it was done. */
export interface Outcome {
  readonly done: boolean;
  readonly expected: boolean;
  readonly apply?: () => void;
}

/** A step on a member and a household, or on one of many entries: the numbers choose. */
export type Run = (registry: Registry, first: number, second: number) => Promise<Outcome>;

/** There was nothing to do it to. */
export const nothing: Outcome = { done: true, expected: true };

/** What work answers; undefined when it is refused. Any other error is a defect. */
export async function unlessRefused<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof VisibleError) return undefined;
    throw error;
  }
}

/** Whether work was done; false when it is refused. */
export const succeeds = async (work: Promise<unknown>): Promise<boolean> =>
  (await unlessRefused(work.then(() => true))) ?? false;

/** One of a list, whatever the number; undefined of an empty one. */
export const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % items.length];
