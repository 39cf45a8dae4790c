import type { EntryKind } from "#shared/model/jacket/entry.ts";

/** Of the whole queue. */
export const marksRequest = (Kind: EntryKind) => ({ Kind, Limit: 100 });
