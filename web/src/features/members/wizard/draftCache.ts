import type { QueryClient } from "@tanstack/react-query";

/**
 * The cache key of the member draft. It is held in memory only: a draft is medical data, which browser
 * storage must never hold. The cache outlives a visit to other screens and ends with the session.
 */
export const draftKey = ["memberDraft"] as const;

/** The part of a draft that other screens may know, without the wizard's fields and rules. */
export interface CachedDraft {
  readonly isTyped: boolean;
}

/** Whether the wizard holds input. */
export function hasTypedDraft(cache: QueryClient): boolean {
  return cache.getQueryData<CachedDraft>(draftKey)?.isTyped ?? false;
}
