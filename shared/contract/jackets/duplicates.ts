import * as z from "zod/mini";
import { duplicateId, entryId } from "#shared/fields/ids.ts";
import { likelyDuplicate, verdict } from "#shared/model/jacket/duplicate.ts";
import { duplicates } from "#shared/model/jacket/entry.ts";
import { rankedRoles } from "#shared/model/role.ts";
import { call } from "../call.ts";

export const listDuplicates = call({
  method: "POST",
  path: "/entry/duplicates",
  callers: rankedRoles,
  uses: ["records:get", "records:query", "photos:read", "audit", "readers"],
  request: z.strictObject({ EntryID: entryId }),
  response: z.object({ Likely: z.array(likelyDuplicate) }),
});

/** Nothing is merged, no family is told. */
export const tellDuplicate = call({
  method: "POST",
  path: "/entry/duplicates/tell",
  callers: rankedRoles,
  uses: ["records:get", "records:getMany", "records:query", "records:put(U)", "audit"],
  request: z.strictObject({ EntryID: entryId, ID: duplicateId, Verdict: verdict }),
  response: z.object({ Duplicates: duplicates }),
});
