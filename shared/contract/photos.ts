import * as z from "zod/mini";
import { photoRequired, photoSize, photoType } from "#shared/fields.ts";
import { call, type ScheduledEvent } from "./call.ts";

/** Signs an upload to one key of the caller's own; `url` is then the photo's name in createMember. */
export const uploadPhoto = call({
  method: "POST",
  path: "/images/upload",
  callers: ["USER"],
  uses: ["photos:write"],
  limits: [{ by: ["account"], times: 20, seconds: 3_600 }],
  request: z.strictObject({
    fileName: z.string(photoRequired).check(z.maxLength(255)),
    fileType: photoType,
    fileSize: z.optional(photoSize),
  }),
  response: z.object({ signedRequest: z.string(), url: z.string() }),
});

/**
 * Once a day: photos that were uploaded a month ago and never used, that were replaced then, or whose member went
 * then, are erased, unless a department's jacket still shows them.
 */
export const erasePhotos: ScheduledEvent = {
  schedule: "cron(30 14 * * ? *)",
  seconds: 600,
  uses: ["records:get", "records:query", "records:put", "records:delete", "photos:erase"],
};
