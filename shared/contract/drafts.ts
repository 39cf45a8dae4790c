import * as z from "zod/mini";
import { id, version } from "#shared/fields/ids.ts";
import { memberDraft } from "#shared/model/memberDraft.ts";
import { call } from "./call.ts";

/**
 * Kept for 14 days, one an account. `Version` is the last one read or answered, refused after a change elsewhere. The
 * same answers again change nothing.
 */
export const saveDraft = call({
  method: "POST",
  path: "/member/draft",
  callers: ["USER"],
  uses: ["records:get", "records:put", "records:check", "photos:read", "photos:accept"],
  limits: [{ by: ["account"], times: 1_000, seconds: 3_600 }],
  request: z.strictObject({ UID: id, Version: z.optional(version), Draft: memberDraft }),
  response: z.object({ Version: version }),
});

/** Without a draft, at most the version for the next save. */
export const readDraft = call({
  method: "POST",
  path: "/member/draft/read",
  callers: ["USER"],
  uses: ["records:get", "photos:read"],
  request: z.strictObject({ UID: id }),
  response: z.object({ Version: z.optional(version), Draft: z.optional(z.object(memberDraft.shape)) }),
});

export const dropDraft = call({
  method: "POST",
  path: "/member/draft/drop",
  callers: ["USER"],
  uses: ["records:get", "records:put"],
  request: z.strictObject({ UID: id, Version: z.optional(version) }),
  response: z.object({ Version: z.optional(version) }),
});
