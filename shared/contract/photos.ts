import * as z from "zod/mini";
import { photoRequired, photoSize, photoType } from "#shared/fields/photo.ts";
import { call } from "./call.ts";

/** `url` names the upload in createMember and updateMember, which make its photo. */
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
