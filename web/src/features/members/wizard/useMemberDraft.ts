import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { type CachedDraft, draftKey, hasTypedDraft } from "./draftCache.ts";
import { blankValues, type DraftValues, type MemberDraft } from "./memberDraft.ts";

const isTypedIn = (values: DraftValues) => JSON.stringify(values) !== JSON.stringify(blankValues);
const blank: MemberDraft = { step: 0, values: blankValues };

/** The member who is being registered, kept while the person is signed in and this tab is open. */
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
  /** Keeps what the fields hold now. The page does not follow each key: its fields hold it themselves. */
  const remember = useCallback((values: DraftValues) => store({ ...current(), values }), [current, store]);
  /** Changes the rest of the draft; the fields then begin with what is kept. */
  const change = useCallback(
    (part: Partial<MemberDraft>) => {
      const next = { ...current(), ...part };
      setResumed(false);
      store(next);
      setDraft(next);
    },
    [current, store],
  );
  /** Forgets the draft; the page keeps what it shows until it is left. */
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
