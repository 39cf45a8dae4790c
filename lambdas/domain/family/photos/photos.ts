import { type ImageHeader, isForPrint, readHeader, shorterEdge } from "#lambdas/adapters/imageHeader.ts";
import { addFile, eraseFile, readFile } from "#lambdas/adapters/photos/photoFile.ts";
import { belongsTo, isUpload, keyOfPhoto, photoKeyOf, thumbnailKeyOf } from "#lambdas/adapters/photos/photoKeys.ts";
import { type ReencodedImage, reencodeImage } from "#lambdas/adapters/reencodeImage.ts";
import { VisibleError } from "#lambdas/errors.ts";
import {
  largestPhoto,
  leastPhotoEdge,
  photoRequired,
  tooSmallPhoto,
  unreadablePhoto,
  wrongPhotoSize,
  wrongPhotoType,
} from "#shared/fields/photo.ts";
import { easternDayOf } from "#shared/rules/dates.ts";

/** A key of the bucket, and an Eastern day, YYYY-MM-DD. */
export interface Photo {
  readonly photo: string;
  readonly photoDate: string;
}

/** A decoder needs four bytes a pixel, several times over. */
const mostPixels = 40_000_000;

const missing = () => new VisibleError("PHOTO_REQUIRED", photoRequired);
const wrongSize = () => new VisibleError("PHOTO_SIZE", wrongPhotoSize);
const wrongType = () => new VisibleError("PHOTO_TYPE", wrongPhotoType);
const unreadable = () => new VisibleError("PHOTO_UNREADABLE", unreadablePhoto);
const tooSmall = () => new VisibleError("PHOTO_TOO_FEW_PIXELS", tooSmallPhoto);
const tooManyPixels = () =>
  new VisibleError("PHOTO_TOO_MANY_PIXELS", `Please choose a photo of at most ${mostPixels / 1_000_000} megapixels`);
const forPrint = () =>
  new VisibleError(
    "PHOTO_PRINT_COLORS",
    "This photo has the colors of print (CMYK). Please save it as RGB, or choose another one.",
  );

function inspect(bytes: Uint8Array): ImageHeader {
  const header = readHeader(bytes);
  if (!header) throw wrongType();
  if (header.pixels > mostPixels) throw tooManyPixels();
  if (shorterEdge(bytes) < leastPhotoEdge) throw tooSmall();
  if (header.type === "jpeg" && isForPrint(bytes)) throw forPrint();
  return header;
}

async function readImage(key: string): Promise<Uint8Array> {
  const file = await readFile(key, largestPhoto);
  if (!file) throw missing();
  if ("isTooLarge" in file) throw wrongSize();
  return file.bytes;
}

/** Refuses all but JPEG, PNG and WebP with a face's pixels. */
export async function reencoded(bytes: Uint8Array): Promise<ReencodedImage> {
  const made = await reencodeImage(inspect(bytes).type, bytes);
  if (!made) throw unreadable();
  return made;
}

/** An existing photo stays. */
export async function keepImage(photo: string, { image, thumbnail }: ReencodedImage): Promise<void> {
  if (await addFile(photo, image)) await addFile(thumbnailKeyOf(photo), thumbnail);
}

/** Makes a missing thumbnail. */
async function isKept(photo: string): Promise<boolean> {
  const kept = await readFile(photo, largestPhoto);
  if (!kept || !("bytes" in kept)) return false;
  if (!(await readFile(thumbnailKeyOf(photo), largestPhoto)))
    await addFile(thumbnailKeyOf(photo), (await reencoded(kept.bytes)).thumbnail);
  return true;
}

/**
 * The first accepted file stays: a later upload to the same id changes nothing. A refused upload is erased; after a
 * timeout it stays for another try.
 */
async function acceptUpload(upload: string, photo: string): Promise<void> {
  if (await isKept(photo)) return;
  try {
    await keepImage(photo, await reencoded(await readImage(upload)));
    await eraseFile(upload);
  } catch (error) {
    if (!(error instanceof VisibleError) || error.code === "PHOTO_TIMEOUT") throw error;
    await eraseFile(upload);
    // A simultaneous call may have made the photo and erased its upload.
    if (!(await isKept(photo))) throw error;
  }
}

/** The current photo stays. Refuses anything but an image of the owner's own. */
export async function accept(owner: string, address: string, current?: Photo): Promise<Photo> {
  const key = keyOfPhoto(address);
  if (!key || !belongsTo(owner, key)) throw missing();
  const photo = photoKeyOf(key);
  if (photo === current?.photo) return { photo, photoDate: current.photoDate };
  if (isUpload(key)) await acceptUpload(key, photo);
  else inspect(await readImage(photo));
  return { photo, photoDate: easternDayOf(new Date()) };
}
