import { leastPhotoEdge, photoTypes, tooSmallPhoto, unreadablePhoto, wrongPhotoType } from "#shared/fields/photo.ts";

export const accepted = photoTypes.join(",");

// More than for an upload: the photo is scaled down first.
const largestMegabytes = 25;
export const tooLarge = `This file is too large to open. Please choose a photo of at most ${largestMegabytes} MB.`;

const heicHint =
  "This one is a HEIC photo. On an iPhone: Settings, Camera, Formats, Most Compatible. Then take it again.";

const isHeic = ({ type, name }: Pick<File, "type" | "name">) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** HEIC is accepted: browsers of phones that make it can read it, and the upload is a JPEG. */
export function photoFileProblem(file: Pick<File, "type" | "size" | "name">): string | undefined {
  if (!photoTypes.some((known) => known === file.type) && !isHeic(file)) return wrongPhotoType;
  if (file.size === 0) return unreadablePhoto;
  return file.size > largestMegabytes * 1024 * 1024 ? tooLarge : undefined;
}

export function unreadableSentence(file: Pick<File, "type" | "name">): string {
  return isHeic(file) ? `${wrongPhotoType}. ${heicHint}` : unreadablePhoto;
}

export const sizeProblem = ({
  naturalWidth,
  naturalHeight,
}: Pick<HTMLImageElement, "naturalWidth" | "naturalHeight">): string | undefined =>
  Math.min(naturalWidth, naturalHeight) < leastPhotoEdge ? tooSmallPhoto : undefined;

/** Throws when the browser cannot read it. */
export async function loadPhoto(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  if (image.naturalWidth === 0) throw new Error("an image without pixels");
  return image;
}
