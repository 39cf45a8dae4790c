import type { QueryClient } from "@tanstack/react-query";

/**
 * In memory only: a draft is medical data, which browser storage must never hold. It outlives a visit to other screens
 * and ends with the session.
 */
export const draftKey = ["memberDraft"] as const;

/** Without the wizard's fields and rules. */
export interface CachedDraft {
  /** Has input not kept on the server yet. */
  readonly isUnsaved: boolean;
}

export function hasUnsavedDraft(cache: QueryClient): boolean {
  return cache.getQueryData<CachedDraft>(draftKey)?.isUnsaved ?? false;
}
