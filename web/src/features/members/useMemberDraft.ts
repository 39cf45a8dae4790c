import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { blankValues, type DraftValues, type MemberDraft } from "./memberDraft.ts";

// In the memory of this session alone: a draft is medical data, which browser storage must never hold. The
// cache lives as long as the session, so that a look at another screen loses nothing.
const key = ["memberDraft"];
const blank: MemberDraft = { step: 0, values: blankValues };

/** The member who is being registered, kept while the person is signed in and this tab is open. */
export function useMemberDraft() {
  const cache = useQueryClient();
  const current = useCallback(() => cache.getQueryData<MemberDraft>(key) ?? blank, [cache]);
  const [draft, setDraft] = useState(current);
  const [resumed, setResumed] = useState(draft !== blank);
  const [round, setRound] = useState(0);

  const store = useCallback(
    (next: MemberDraft) => {
      cache.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY });
      cache.setQueryData(key, next);
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
  const forget = useCallback(() => cache.removeQueries({ queryKey: key }), [cache]);
  const restart = useCallback(() => {
    forget();
    setResumed(false);
    setRound((last) => last + 1);
    setDraft(blank);
  }, [forget]);
  const isTyped = useCallback(
    () => JSON.stringify(current().values) !== JSON.stringify(blankValues),
    [current],
  );
  return { draft, round, resumed, current, remember, change, forget, restart, isTyped };
}

export type DraftHandle = ReturnType<typeof useMemberDraft>;
