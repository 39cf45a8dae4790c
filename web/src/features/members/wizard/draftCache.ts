import type { QueryClient } from "@tanstack/react-query";

/**
 * Where the cache holds the member who is being registered. In the memory of this session alone: a draft is
 * medical data, which browser storage must never hold. The cache lives as long as the session, so that a look at
 * another screen loses nothing.
 */
export const draftKey = ["memberDraft"] as const;

/** What every screen may know of a draft, without the wizard's fields and rules. */
export interface CachedDraft {
  readonly isTyped: boolean;
}

/** Whether a member is being registered of whom something was typed. */
export function hasTypedDraft(cache: QueryClient): boolean {
  return cache.getQueryData<CachedDraft>(draftKey)?.isTyped ?? false;
}
