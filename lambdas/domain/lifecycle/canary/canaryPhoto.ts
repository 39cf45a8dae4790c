import { addFile, eraseFile, readFile } from "#lambdas/adapters/photos/photoFile.ts";
import { photoKeyOf, uploadKey } from "#lambdas/adapters/photos/photoKeys.ts";
import { photoUrl } from "#lambdas/adapters/photos/photos.ts";
import { canaryFamily } from "#shared/model/canary.ts";
import { grayJpeg } from "./grayJpeg.ts";

/** Always the same, so an interrupted run's is found. */
export const canaryPhotoKey = (): string => photoKeyOf(uploadKey(canaryFamily, "portrait"));

export async function keepPhoto(): Promise<string> {
  const bytes = Buffer.from(grayJpeg, "base64");
  await addFile(canaryPhotoKey(), bytes);
  // A refusal reads like an absence.
  if (!(await readFile(canaryPhotoKey(), bytes.length)))
    throw new Error("what was kept cannot be read, for which it takes s3:GetObject and kms:Decrypt");
  return photoUrl(canaryPhotoKey());
}

export const dropPhoto = (): Promise<void> => eraseFile(canaryPhotoKey());
