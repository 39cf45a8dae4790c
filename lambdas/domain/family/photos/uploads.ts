import { photoKeyOf, uploadKey } from "#lambdas/adapters/photos/photoKeys.ts";
import { photoUrl, signUpload } from "#lambdas/adapters/photos/photos.ts";
import { retirePhoto } from "#lambdas/records/family/retiredPhoto.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { transact } from "#lambdas/records/table/table.ts";
import type { Session } from "#lambdas/session.ts";
import type { ParsedRequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { uploadPhoto } from "#shared/contract/photos.ts";

/**
 * Signs an upload to a new key under the caller's prefix, without the file's name, which may contain anything. The
 * upload itself is never shown: photos.ts, which needs the S3 client, makes its photo.
 */
export async function begin(
  { accountId }: Session,
  { fileType, fileSize }: ParsedRequestOf<typeof uploadPhoto>,
): Promise<ResponseOf<typeof uploadPhoto>> {
  const key = uploadKey(accountId, newId());
  // Before the upload, so an unused photo is erased.
  await transact([retirePhoto({ owner: accountId, photo: photoKeyOf(key) })]);
  return { signedRequest: await signUpload(key, fileType, fileSize), url: photoUrl(key) };
}
