import { isDeepStrictEqual } from "node:util";
import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import * as jackets from "#lambdas/domain/jackets/jackets.ts";
import { type DraftDetails, getDraft, putDraft } from "#lambdas/records/family/draft.ts";
import { Conflict, transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { saveDraft } from "#shared/contract/drafts.ts";
import { accept, type Photo } from "./photos/photos.ts";

type Saving = ParsedRequestOf<typeof saveDraft>;

const photoOf = ({ photo, photoDate }: Partial<DraftDetails>): Photo | undefined =>
  photo && photoDate ? { photo, photoDate } : undefined;

/** Then the response to the same save was lost. */
const holds = (draft: DraftDetails, { answers, photo }: Pick<DraftDetails, "answers" | "photo">): boolean =>
  draft.photo === photo && isDeepStrictEqual(draft.answers, answers);

/** Copies the photo, since an upload is gone the next day. Refuses an older version. */
export async function save(
  session: Session,
  { UID: owner, Version, Draft }: Saving,
): Promise<ResponseOf<typeof saveDraft>> {
  requireOwn(session, owner);
  const { img, ...answers } = Draft;
  const before = await getDraft(owner);
  const photo = img ? await accept(owner, img, before && photoOf(before)) : undefined;
  if (before && holds(before, { answers, photo: photo?.photo })) return { Version: before.version };
  if (before?.version !== Version) throw new Conflict();
  await transact([jackets.requireActiveOwner(owner), putDraft({ owner, answers, ...photo }, before)]);
  return { Version: (before?.version ?? 0) + 1 };
}
