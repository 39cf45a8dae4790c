import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { type CachedDraft, draftKey } from "./draftCache.ts";
import { isUnsaved } from "./draftState.ts";
import type { DraftValues, MemberDraft } from "./memberDraft.ts";

/** The draft of this tab, kept while the user is signed in and the tab is open. @param start the values of a new one */
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
  /** Forgets the draft in this browser; the page stays as it is until it is left. */
  const forget = useCallback(() => cache.removeQueries({ queryKey: draftKey, exact: true }), [cache]);
  return { cached, store, forget };
}
