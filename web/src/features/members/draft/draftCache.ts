import type { QueryClient } from "@tanstack/react-query";

/**
 * The cache key of the member draft. In the browser it is held in memory only: a draft is medical data, which browser
 * storage must never hold. The cache outlives a visit to other screens and ends with the session.
 */
export const draftKey = ["memberDraft"] as const;

/** The part of a draft that other screens may know, without the wizard's fields and rules. */
export interface CachedDraft {
  /** Whether it has input that the server does not keep yet. */
  readonly isUnsaved: boolean;
}

/** Whether the wizard holds input that would be lost with this page. */
export function hasUnsavedDraft(cache: QueryClient): boolean {
  return cache.getQueryData<CachedDraft>(draftKey)?.isUnsaved ?? false;
}
