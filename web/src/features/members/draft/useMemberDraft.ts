import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { type CachedDraft, draftKey } from "./draftCache.ts";
import { freshDraft, isTypedIn, isUnsaved } from "./draftState.ts";
import type { KeptDraft } from "./keptDraft.ts";
import { useDraftSaving } from "./useDraftSaving.ts";
import type { DraftValues, WizardDraft } from "./wizardDraft.ts";

/** While signed in. @param start a new draft's values */
function useCachedDraft(start: DraftValues) {
  const cache = useQueryClient();
  const cached = useCallback(() => cache.getQueryData<WizardDraft & CachedDraft>(draftKey), [cache]);
  const store = useCallback(
    (next: WizardDraft) => {
      cache.setQueryDefaults(draftKey, { gcTime: Number.POSITIVE_INFINITY });
      cache.setQueryData<WizardDraft & CachedDraft>(draftKey, { ...next, isUnsaved: isUnsaved(next, start) });
    },
    [cache, start],
  );
  /** In this browser; the page stays until it is left. */
  const forget = useCallback(() => cache.removeQueries({ queryKey: draftKey, exact: true }), [cache]);
  return { cached, store, forget };
}

/**
 * This tab's draft while open, otherwise the server's.
 * @param first a new draft's values as the wizard is opened
 */
export function useMemberDraft(kept: KeptDraft, first: DraftValues) {
  const [start] = useState(first);
  const { cached, store, forget } = useCachedDraft(start);
  const [begin] = useState(() => cached() ?? kept.draft ?? freshDraft(start, kept));
  const [draft, setDraft] = useState<WizardDraft>(begin);
  const [resumed, setResumed] = useState(begin.kept.answers !== "" || isTypedIn(begin.values, start));
  const [round, setRound] = useState(0);
  const saving = useDraftSaving({ current: cached, store });
  const { save, saveQuietly, saveSoon, settle } = saving;

  const current = useCallback((): WizardDraft => cached() ?? begin, [cached, begin]);
  /** Without a render: the fields hold the values. */
  const remember = useCallback(
    (values: DraftValues) => {
      store({ ...current(), values });
      saveSoon();
    },
    [current, store, saveSoon],
  );
  /** In the fields, too. */
  const show = (next: WizardDraft) => {
    setResumed(false);
    store(next);
    setDraft(next);
  };
  const change = (part: Partial<WizardDraft>) => show({ ...current(), ...part });
  const goTo = (step: number, part: Partial<WizardDraft> = {}) => {
    change({ ...part, step });
    saveQuietly();
  };
  /** By a new draft, after the server's version, or the server's. */
  const replace = (next: KeptDraft) => {
    settle();
    show(next.draft ?? freshDraft(start, next));
    setRound((last) => last + 1);
  };
  /** In place of newer ones. */
  const keepOwn = ({ version }: KeptDraft) => {
    settle();
    change({ kept: { version, answers: "" } });
    saveQuietly();
  };
  const isTyped = () => isTypedIn(current().values, start);
  return { draft, round, resumed, current, remember, change, goTo, replace, keepOwn, forget, isTyped, save, saving };
}

export type DraftHandle = ReturnType<typeof useMemberDraft>;
