import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { type CachedDraft, draftKey, hasTypedDraft } from "./draftCache.ts";
import { blankValues, type DraftValues, type MemberDraft } from "./memberDraft.ts";

const isTypedIn = (values: DraftValues) => JSON.stringify(values) !== JSON.stringify(blankValues);
const blank: MemberDraft = { step: 0, values: blankValues };

/** The draft of a member, kept while the user is signed in and this tab is open. */
export function useMemberDraft() {
  const cache = useQueryClient();
  const current = useCallback(() => cache.getQueryData<MemberDraft>(draftKey) ?? blank, [cache]);
  const [draft, setDraft] = useState(current);
  const [resumed, setResumed] = useState(() => hasTypedDraft(cache));
  const [round, setRound] = useState(0);

  const store = useCallback(
    (next: MemberDraft) => {
      cache.setQueryDefaults(draftKey, { gcTime: Number.POSITIVE_INFINITY });
      cache.setQueryData<MemberDraft & CachedDraft>(draftKey, { ...next, isTyped: isTypedIn(next.values) });
    },
    [cache],
  );
  /** Stores the fields' values without a render: the fields hold them already. */
  const remember = useCallback((values: DraftValues) => store({ ...current(), values }), [current, store]);
  /** Changes the rest of the draft and renders the fields from it. */
  const change = useCallback(
    (part: Partial<MemberDraft>) => {
      const next = { ...current(), ...part };
      setResumed(false);
      store(next);
      setDraft(next);
    },
    [current, store],
  );
  /** Forgets the draft; the page stays as it is until it is left. */
  const forget = useCallback(() => cache.removeQueries({ queryKey: draftKey }), [cache]);
  const restart = useCallback(() => {
    forget();
    setResumed(false);
    setRound((last) => last + 1);
    setDraft(blank);
  }, [forget]);
  const isTyped = useCallback(() => hasTypedDraft(cache), [cache]);
  return { draft, round, resumed, current, remember, change, forget, restart, isTyped };
}

export type DraftHandle = ReturnType<typeof useMemberDraft>;
