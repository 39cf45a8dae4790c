import { addFile } from "#lambdas/adapters/photos/photoFile.ts";
import { photoKeyOf, uploadKey } from "#lambdas/adapters/photos/photoKeys.ts";
import { photoUrl } from "#lambdas/adapters/photos/photos.ts";
import { handler as uploadPhoto } from "#lambdas/calls/uploadPhoto.ts";
import { newId } from "#lambdas/records/table/keys.ts";
import { bodyOf } from "#lambdas/testing/call.ts";
import { plain } from "#lambdas/testing/images/plain.ts";
import type { TestAccount } from "./people.ts";

export const imageFiles = {
  "image/jpeg": plain.jpeg,
  "image/png": plain.png,
  "image/webp": plain.webp,
} as const;

export type UploadType = keyof typeof imageFiles;

/** With the photo's later address. */
export const signedUpload = (owner: TestAccount, fileType: UploadType = "image/jpeg", fileSize?: number) =>
  bodyOf(uploadPhoto, { fileName: "photo.jpg", fileType, fileSize }, { session: owner });

/** Like the browser. Returns the status. */
export async function upload(signedRequest: string, type: string, file: Uint8Array): Promise<number> {
  const body = new Uint8Array(file);
  const { status } = await fetch(signedRequest, { method: "PUT", headers: { "content-type": type }, body });
  return status;
}

export async function aPhoto(owner: TestAccount, file: Uint8Array = imageFiles["image/jpeg"]): Promise<string> {
  const { signedRequest, url } = await signedUpload(owner);
  const status = await upload(signedRequest, "image/jpeg", file);
  if (status !== 200) throw new Error(`The upload answered ${status}`);
  return url;
}

/** No image is decoded. */
export async function aKeptPhoto({ accountId }: TestAccount): Promise<string> {
  const photo = photoKeyOf(uploadKey(accountId, newId()));
  await addFile(photo, imageFiles["image/jpeg"]);
  return photoUrl(photo);
}
