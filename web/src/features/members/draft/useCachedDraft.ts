import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { type CachedDraft, draftKey } from "./draftCache.ts";
import { isUnsaved } from "./draftState.ts";
import type { DraftValues, MemberDraft } from "./memberDraft.ts";

/** While signed in. @param start a new draft's values */
export function useCachedDraft(start: DraftValues) {
  const cache = useQueryClient();
  const cached = useCallback(() => cache.getQueryData<MemberDraft & CachedDraft>(draftKey), [cache]);
  const store = useCallback(
    (next: MemberDraft) => {
      cache.setQueryDefaults(draftKey, { gcTime: Number.POSITIVE_INFINITY });
      cache.setQueryData<MemberDraft & CachedDraft>(draftKey, { ...next, isUnsaved: isUnsaved(next, start) });
    },
    [cache, start],
  );
  /** Forgets it in this browser; the page stays until it is left. */
  const forget = useCallback(() => cache.removeQueries({ queryKey: draftKey, exact: true }), [cache]);
  return { cached, store, forget };
}
