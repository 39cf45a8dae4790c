import { useCallback, useEffect, useRef, useState } from "react";
import { saveDraft } from "#shared/contract/drafts.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { usePhotoUpload } from "../photo/usePhotoUpload.ts";
import { answersOf } from "./draftAnswers.ts";
import type { CachedDraft } from "./draftCache.ts";
import { type KeptDraft, loadDraft } from "./keptDraft.ts";
import { hasNewPhoto, type MemberDraft } from "./memberDraft.ts";

interface Props {
  /** The draft as it is now; undefined once it is given up. */
  readonly current: () => (MemberDraft & CachedDraft) | undefined;
  readonly store: (draft: MemberDraft) => void;
}

export type SavingState = "none" | "saving" | "saved" | "failed";

/**
 * Saves the draft on the server, one save after the other. `save` uploads a new photo first, and throws an ApiError
 * when anything fails. `elsewhere` is a newer draft of another window that stopped it. A page that is hidden, which a
 * phone may drop, is saved.
 */
export function useDraftSaving({ current, store }: Props) {
  const { ID } = useUser();
  const { share, run } = usePhotoUpload();
  const [state, setState] = useState<SavingState>("none");
  const [elsewhere, setElsewhere] = useState<KeptDraft>();
  const last = useRef<Promise<void>>(Promise.resolve());
  const upload = useRef(run);
  upload.current = run;

  const keep = useCallback(async () => {
    const before = current();
    if (before && hasNewPhoto(before)) {
      const photo = before.values.Photo as Blob;
      const uploaded = { photo, url: await upload.current(photo) };
      const now = current();
      if (now) store({ ...now, uploaded });
    }
    const draft = current();
    const answers = draft && answersOf(draft);
    if (!draft || !answers || JSON.stringify(answers) === draft.kept.answers) return;
    const { Version } = await send(saveDraft, { UID: ID, Draft: answers, Version: draft.kept.version });
    const now = current();
    if (now) store({ ...now, kept: { version: Version, answers: JSON.stringify(answers) } });
  }, [ID, current, store]);

  const attempt = useCallback(async () => {
    setState("saving");
    try {
      await keep();
      setState("saved");
    } catch (error) {
      setState("failed");
      if (hasCode(error, "CHANGED_ELSEWHERE")) setElsewhere(await loadDraft(ID));
      throw error;
    }
  }, [ID, keep]);

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
