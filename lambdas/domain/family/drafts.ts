import { signPhoto } from "#lambdas/adapters/photos/signPhoto.ts";
import { requireOwn } from "#lambdas/domain/common/requireOwn.ts";
import * as records from "#lambdas/records/family/draft.ts";
import { Conflict, transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { dropDraft, readDraft } from "#shared/contract/drafts.ts";

export async function read(
  session: Session,
  { UID: owner }: ParsedRequestOf<typeof readDraft>,
): Promise<ResponseOf<typeof readDraft>> {
  requireOwn(session, owner);
  const draft = await records.getDraft(owner);
  if (!draft) return {};
  const { answers, photo, version: Version } = draft;
  if (!answers) return { Version };
  return { Version, Draft: { ...answers, ...(photo ? { img: await signPhoto(photo) } : {}) } };
}

/** Refuses an older version. */
export async function drop(
  session: Session,
  { UID: owner, Version }: ParsedRequestOf<typeof dropDraft>,
): Promise<ResponseOf<typeof dropDraft>> {
  requireOwn(session, owner);
  const draft = await records.getDraft(owner);
  if (!draft?.answers) return draft ? { Version: draft.version } : {};
  if (draft.version !== Version) throw new Conflict();
  await transact([records.dropDraft(draft)]);
  return { Version: draft.version + 1 };
}
