import { saveDraft } from "#shared/contract/drafts.ts";
import { send } from "#web/api/send.ts";
import { answersOf } from "./draftAnswers.ts";
import type { CachedDraft } from "./draftCache.ts";
import { hasNewPhoto } from "./draftState.ts";
import type { WizardDraft } from "./wizardDraft.ts";

/** Undefined once given up. */
export interface DraftStore {
  readonly current: () => (WizardDraft & CachedDraft) | undefined;
  readonly store: (draft: WizardDraft) => void;
}

/** Returns the photo's address. */
type Upload = (photo: Blob) => Promise<string>;

async function uploadPhoto({ current, store }: DraftStore, upload: Upload): Promise<void> {
  const draft = current();
  const photo = draft?.values.Photo;
  if (!draft || !hasNewPhoto(draft) || !(photo instanceof Blob)) return;
  const url = await upload(photo);
  // More may be typed meanwhile, or the draft given up.
  const now = current();
  if (now) store({ ...now, uploaded: { photo, url } });
}

async function sendAnswers(owner: string, { current, store }: DraftStore): Promise<void> {
  const draft = current();
  if (!draft) return;
  const Draft = answersOf(draft);
  const answers = JSON.stringify(Draft);
  if (answers === draft.kept.answers) return;
  const { Version } = await send(saveDraft, { UID: owner, Draft, Version: draft.kept.version });
  const now = current();
  if (now) store({ ...now, kept: { version: Version, answers } });
}

/** Then a new photo: it may take minutes, or never arrive. Throws an ApiError. */
export async function saveAnswers(owner: string, draftStore: DraftStore, upload: Upload): Promise<void> {
  await sendAnswers(owner, draftStore);
  await uploadPhoto(draftStore, upload);
  await sendAnswers(owner, draftStore);
}
