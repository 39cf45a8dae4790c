import * as uploads from "#lambdas/domain/family/photos/uploads.ts";
import { handle } from "#lambdas/http/handle.ts";
import { uploadPhoto } from "#shared/contract/photos.ts";

export const handler = handle(uploadPhoto, (request, session) => uploads.begin(session, request));
