import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { answersOf } from "./draftAnswers.ts";
import { type CachedDraft, draftKey } from "./draftCache.ts";
import type { KeptDraft } from "./keptDraft.ts";
import { type DraftValues, hasNewPhoto, type MemberDraft } from "./memberDraft.ts";
import { useDraftSaving } from "./useDraftSaving.ts";

type Cached = MemberDraft & CachedDraft;

/** A draft without answers, after the server's version. */
const freshDraft = (values: DraftValues, { version }: KeptDraft): MemberDraft => ({
  step: 0,
  values,
  kept: { version, answers: "" },
});

/** Whether a draft has anything that the server does not keep; what it began with is no input. */
function isUnsaved(draft: MemberDraft, start: DraftValues): boolean {
  const { kept, values } = draft;
  if (kept.answers === "" && JSON.stringify(values) === JSON.stringify(start)) return false;
  return hasNewPhoto(draft) || JSON.stringify(answersOf(draft)) !== kept.answers;
}

/**
 * The draft of a member: this tab's while it is open, otherwise the one that the server keeps. Each step is saved.
 * @param start the values of a new one
 */
export function useMemberDraft(kept: KeptDraft, start: DraftValues) {
  const cache = useQueryClient();
  const cached = useCallback(() => cache.getQueryData<Cached>(draftKey), [cache]);
  const [begin] = useState(() => cached() ?? kept.draft ?? freshDraft(start, kept));
  const [draft, setDraft] = useState(begin);
  const [resumed, setResumed] = useState(begin.kept.answers !== "" || (cached()?.isUnsaved ?? false));
  const [round, setRound] = useState(0);

  const current = useCallback((): MemberDraft => cached() ?? begin, [cached, begin]);
  const store = useCallback(
    (next: MemberDraft) => {
      cache.setQueryDefaults(draftKey, { gcTime: Number.POSITIVE_INFINITY });
      cache.setQueryData<Cached>(draftKey, { ...next, isUnsaved: isUnsaved(next, start) });
    },
    [cache, start],
  );
  const saving = useDraftSaving({ current: cached, store });
  const { save, saveQuietly, settle } = saving;
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
  /** Goes to a step and saves what was typed before. */
  const goTo = useCallback(
    (step: number, part: Partial<MemberDraft> = {}) => {
      change({ ...part, step });
      saveQuietly();
    },
    [change, saveQuietly],
  );
  /** Puts another draft in the place of this one. */
  const replace = useCallback(
    (next: MemberDraft) => {
      change(next);
      setRound((last) => last + 1);
    },
    [change],
  );
  /** Begins a new draft after the server's version. */
  const restart = useCallback((left: KeptDraft) => replace(freshDraft(start, left)), [replace, start]);
  /** Goes on with the newer draft of another window, or with a new one where that was finished. */
  const takeOther = (other: KeptDraft) => {
    settle();
    if (other.draft) replace(other.draft);
    else restart(other);
  };
  /** Keeps this window's answers in place of the newer ones. */
  const keepOwn = ({ version }: KeptDraft) => {
    settle();
    change({ kept: { version, answers: "" } });
    saveQuietly();
  };
  /** Forgets the draft in this browser; the page stays as it is until it is left. */
  const forget = useCallback(() => cache.removeQueries({ queryKey: draftKey }), [cache]);
  const isTyped = useCallback(
    () => JSON.stringify(current().values) !== JSON.stringify(start),
    [current, start],
  );
  return {
    ...{ draft, round, resumed, current, remember, change, goTo },
    ...{ restart, takeOther, keepOwn, forget, isTyped, save, saving },
  };
}

export type DraftHandle = ReturnType<typeof useMemberDraft>;
