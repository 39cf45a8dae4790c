import { handler as uploadPhoto } from "#lambdas/calls/uploadPhoto.ts";
import { invoke } from "#lambdas/testing/call.ts";
import type { Person } from "./people.ts";

/** The smallest files that begin like images of their types. */
export const imageFiles = {
  "image/jpeg": Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1]),
  "image/png": Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"),
  "image/webp": Buffer.from("52494646240000005745425056503820", "hex"),
} as const;

export type ImageType = keyof typeof imageFiles;

/** A signed upload of a photo, with the photo's later address. */
export async function signedUpload(owner: Person, fileType: ImageType = "image/jpeg", fileSize?: number) {
  const { status, body } = await invoke(
    uploadPhoto,
    { fileName: "photo.jpg", fileType, fileSize },
    { session: owner },
  );
  if (status !== 200) throw new Error(`Signing an upload answered ${status}: ${body.Message}`);
  return body;
}

/** Uploads like the browser. Returns the status. */
export async function upload(signedRequest: string, type: string, file: Uint8Array): Promise<number> {
  const body = new Uint8Array(file);
  const { status } = await fetch(signedRequest, { method: "PUT", headers: { "content-type": type }, body });
  return status;
}

/** The address of an uploaded photo. */
export async function aPhoto(owner: Person, file: Uint8Array = imageFiles["image/jpeg"]): Promise<string> {
  const { signedRequest, url } = await signedUpload(owner);
  const status = await upload(signedRequest, "image/jpeg", file);
  if (status !== 200) throw new Error(`The upload answered ${status}`);
  return url;
}
