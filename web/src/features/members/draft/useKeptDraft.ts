import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useUser } from "#web/session/SessionContext.ts";
import { draftKey } from "./draftCache.ts";
import { type KeptDraft, loadDraft } from "./keptDraft.ts";

/** Read anew with each visit; this tab's own comes first. */
export function useKeptDraft() {
  const { ID } = useUser();
  const cache = useQueryClient();
  return useQuery<KeptDraft>({
    queryKey: [...draftKey, "kept", ID],
    queryFn: () => (cache.getQueryData(draftKey) ? {} : loadDraft(ID)),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
}
