import { readStart } from "#lambdas/adapters/photoFile.ts";
import { keyOfPhoto } from "#lambdas/adapters/photos.ts";
import { VisibleError } from "#lambdas/errors.ts";
import { largestPhoto, photoRequired, wrongPhotoSize, wrongPhotoType } from "#shared/fields.ts";
import { dayOf } from "#shared/rules/dates.ts";

/** A member's photo: its key in the bucket, and the day on which it was given, YYYY-MM-DD. */
export interface Photo {
  readonly photo: string;
  readonly photoDate: string;
}

const photoMissing = () => new VisibleError("PHOTO_REQUIRED", photoRequired);

const startsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes).toString("latin1", at, at + text.length) === text;

/** Whether a file begins like a JPEG, PNG or WebP image, whatever its name and type say. */
function isImage(bytes: Uint8Array): boolean {
  return (
    startsWith(bytes, "\xff\xd8\xff") ||
    startsWith(bytes, "\x89PNG\r\n\x1a\n") ||
    (startsWith(bytes, "RIFF") && startsWith(bytes, "WEBP", 8))
  );
}

const longestMark = 12;

async function inspect(key: string): Promise<void> {
  const start = await readStart(key, longestMark);
  if (!start) throw photoMissing();
  if (start.size > largestPhoto) throw new VisibleError("PHOTO_SIZE", wrongPhotoSize);
  if (!isImage(start.bytes)) throw new VisibleError("PHOTO_TYPE", wrongPhotoType);
}

/**
 * The photo to save with a member. `address` is the answer of an upload or comes from a list; the current
 * photo stays. Throws invalid for anything but an image of the owner's own.
 */
export async function accept(owner: string, address: string, current?: Photo): Promise<Photo> {
  const key = keyOfPhoto(address);
  if (!key?.startsWith(`photos/${owner}/`)) throw photoMissing();
  if (key === current?.photo) return { photo: current.photo, photoDate: current.photoDate };
  await inspect(key);
  return { photo: key, photoDate: dayOf(new Date()) };
}
