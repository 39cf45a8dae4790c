import { draftKey } from "#lambdas/records/table/keys.ts";
import { getLive, type Key, put, type Write } from "#lambdas/records/table/table.ts";
import type { MemberDraft } from "#shared/model/memberDraft.ts";
import { secondsNow } from "#shared/rules/dates.ts";

/** The wizard's answers of an account. */
export interface DraftDetails {
  readonly owner: string;
  /** As typed; absent once dropped: the version stays, to refuse another window's. */
  readonly answers?: Omit<MemberDraft, "img"> | undefined;
  readonly photo?: string | undefined;
  readonly photoDate?: string | undefined;
  readonly version: number;
}

interface DraftRecord extends DraftDetails, Key {
  readonly expiresAt: number;
}

/** Less than an unused photo is kept (restDays). */
const keptSeconds = 14 * 24 * 60 * 60;

/** Also the remains of a dropped draft. */
export const getDraft = (owner: string) => getLive<DraftDetails>(draftKey(owner));

/** Writes over the version read; undefined is none. */
export function putDraft(draft: Omit<DraftDetails, "version">, before: DraftDetails | undefined): Write {
  const now = secondsNow();
  const row: DraftRecord = {
    ...draft,
    ...draftKey(draft.owner),
    version: (before?.version ?? 0) + 1,
    expiresAt: now + keptSeconds,
  };
  return put(row, {
    ConditionExpression: before ? "version = :version" : "attribute_not_exists(pk) OR expiresAt <= :now",
    ExpressionAttributeValues: before ? { ":version": before.version } : { ":now": now },
  });
}

export const dropDraft = (draft: DraftDetails): Write => putDraft({ owner: draft.owner }, draft);
