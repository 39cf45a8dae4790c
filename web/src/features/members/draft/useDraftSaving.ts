import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { hasCode } from "#web/api/ApiError.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { usePhotoUpload } from "../photo/usePhotoUpload.ts";
import { type KeptDraft, loadDraft } from "./keptDraft.ts";
import { type DraftStore, saveAnswers } from "./saveAnswers.ts";
import { useTypedSaving } from "./useTypedSaving.ts";

/** A left page saves on: the next page's saves wait for it, and know its version. */
const lastSaves = new WeakMap<QueryClient, Promise<void>>();

export type SavingState = "none" | "saving" | "saved" | "failed";

/**
 * One save after the other; `save` throws an ApiError. `elsewhere` is another window's newer draft, which stopped it. A
 * page left or hidden, which a phone may drop, is saved at once, and once the network is back.
 */
export function useDraftSaving({ current, store }: DraftStore) {
  const { ID } = useUser();
  const cache = useQueryClient();
  const { share, run } = usePhotoUpload();
  const [state, setState] = useState<SavingState>("none");
  const [elsewhere, setElsewhere] = useState<KeptDraft>();
  const hasFailed = useRef(false);
  const upload = useRef(run);
  upload.current = run;

  const attempt = useCallback(
    async (isAsked: boolean) => {
      if (isAsked) setState("saving");
      try {
        await saveAnswers(ID, { current, store }, (photo) => upload.current(photo));
        hasFailed.current = false;
        setState(current()?.isUnsaved ? "none" : "saved");
      } catch (error) {
        hasFailed.current = true;
        setState("failed");
        if (isAsked && hasCode(error, "CHANGED_ELSEWHERE")) setElsewhere(await loadDraft(ID));
        throw error;
      }
    },
    [ID, current, store],
  );
  const inTurn = useCallback(
    (isAsked: boolean) => {
      const run = () => attempt(isAsked);
      const save = (lastSaves.get(cache) ?? Promise.resolve()).then(run, run);
      lastSaves.set(cache, save);
      return save;
    },
    [attempt, cache],
  );
  const save = useCallback(() => inTurn(true), [inTurn]);
  /** Only the state shows a failure. */
  const saveQuietly = useCallback(() => void save().catch(() => {}), [save]);

  const typed = useTypedSaving(() => {
    // After a failure the next step tries again, and asks about a newer draft: nothing interrupts the typing.
    if (current()?.isUnsaved && !hasFailed.current) void inTurn(false).catch(() => {});
  });
  const saveSoon = useCallback(() => {
    if (!current()?.isUnsaved) return;
    setState((now) => (now === "saved" ? "none" : now));
    typed();
  }, [current, typed]);

  useEffect(() => {
    const saveHidden = () => document.visibilityState === "hidden" && current()?.isUnsaved && saveQuietly();
    // After any failure: only the next step asks about a newer draft.
    const saveOnline = () => void (current()?.isUnsaved && inTurn(false).catch(() => {}));
    document.addEventListener("visibilitychange", saveHidden);
    window.addEventListener("online", saveOnline);
    return () => {
      document.removeEventListener("visibilitychange", saveHidden);
      window.removeEventListener("online", saveOnline);
    };
  }, [current, inTurn, saveQuietly]);
  const settle = useCallback(() => setElsewhere(undefined), []);
  return { state, share, elsewhere, settle, save, saveQuietly, saveSoon };
}
