import { readDraft, saveDraft } from "#shared/contract/drafts.ts";
import { hasCode, isOutcomeUnknown } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { answersOf, isSameDraft } from "./draftAnswers.ts";
import type { CachedDraft } from "./draftCache.ts";
import { hasNewPhoto } from "./draftState.ts";
import type { WizardDraft } from "./wizardDraft.ts";

/** Undefined once given up. */
export interface DraftStore {
  readonly current: () => (WizardDraft & CachedDraft) | undefined;
  readonly store: (draft: WizardDraft) => void;
}

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

function keep({ current, store }: DraftStore, kept: Partial<WizardDraft["kept"]>): void {
  const now = current();
  if (now) store({ ...now, kept: { ...now.kept, ...kept } });
}

async function sendOnce(owner: string, draftStore: DraftStore): Promise<void> {
  const draft = draftStore.current();
  if (!draft) return;
  const Draft = answersOf(draft);
  const answers = JSON.stringify(Draft);
  const { version, unanswered = [] } = draft.kept;
  if (answers === draft.kept.answers && unanswered.length === 0) return;
  try {
    const { Version } = await send(saveDraft, { UID: owner, Draft, Version: version });
    keep(draftStore, { version: Version, answers, unanswered: [] });
  } catch (error) {
    if (isOutcomeUnknown(error)) keep(draftStore, { unanswered: [...new Set([...unanswered, answers])] });
    throw error;
  }
}

/** The newer draft may be this page's own, its answer lost when a phone froze the page. */
async function takeOwn(owner: string, draftStore: DraftStore): Promise<boolean> {
  const { unanswered = [] } = draftStore.current()?.kept ?? {};
  if (unanswered.length === 0) return false;
  const { Version, Draft } = await send(readDraft, { UID: owner });
  const answers = Draft && unanswered.find((sent) => isSameDraft(JSON.parse(sent), Draft));
  if (answers === undefined) return false;
  keep(draftStore, { version: Version, answers, unanswered: [] });
  return true;
}

async function sendAnswers(owner: string, draftStore: DraftStore): Promise<void> {
  try {
    await sendOnce(owner, draftStore);
  } catch (error) {
    if (!hasCode(error, "CHANGED_ELSEWHERE") || !(await takeOwn(owner, draftStore))) throw error;
    await sendOnce(owner, draftStore);
  }
}

/** Then a new photo: it may take minutes, or never arrive. Throws an ApiError. */
export async function saveAnswers(owner: string, draftStore: DraftStore, upload: Upload): Promise<void> {
  await sendAnswers(owner, draftStore);
  await uploadPhoto(draftStore, upload);
  await sendAnswers(owner, draftStore);
}
