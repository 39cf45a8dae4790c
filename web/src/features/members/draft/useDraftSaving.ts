import { useCallback, useEffect, useRef, useState } from "react";
import { hasCode } from "#web/api/ApiError.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { usePhotoUpload } from "../photo/usePhotoUpload.ts";
import { type KeptDraft, loadDraft } from "./keptDraft.ts";
import { type DraftStore, saveAnswers } from "./saveAnswers.ts";

export type SavingState = "none" | "saving" | "saved" | "failed";

/**
 * Saves the draft on the server, one save after the other; `save` throws an ApiError when it fails. `elsewhere` is a
 * newer draft of another window that stopped it. A page that is hidden, which a phone may drop, is saved.
 */
export function useDraftSaving({ current, store }: DraftStore) {
  const { ID } = useUser();
  const { share, run } = usePhotoUpload();
  const [state, setState] = useState<SavingState>("none");
  const [elsewhere, setElsewhere] = useState<KeptDraft>();
  const last = useRef<Promise<void>>(Promise.resolve());
  const upload = useRef(run);
  upload.current = run;

  const attempt = useCallback(async () => {
    setState("saving");
    try {
      await saveAnswers(ID, { current, store }, (photo) => upload.current(photo));
      setState("saved");
    } catch (error) {
      setState("failed");
      if (hasCode(error, "CHANGED_ELSEWHERE")) setElsewhere(await loadDraft(ID));
      throw error;
    }
  }, [ID, current, store]);
  const save = useCallback(() => {
    last.current = last.current.then(attempt, attempt);
    return last.current;
  }, [attempt]);
  /** The same; a failure is shown by the state alone. */
  const saveQuietly = useCallback(() => void save().catch(() => {}), [save]);

  useEffect(() => {
    const saveHidden = () => document.visibilityState === "hidden" && current()?.isUnsaved && saveQuietly();
    document.addEventListener("visibilitychange", saveHidden);
    return () => document.removeEventListener("visibilitychange", saveHidden);
  }, [current, saveQuietly]);
  const settle = useCallback(() => setElsewhere(undefined), []);
  return { state, share, elsewhere, settle, save, saveQuietly };
}
