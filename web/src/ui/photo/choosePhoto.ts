import { photoTypes, wrongPhotoType } from "#shared/fields.ts";

/** What the file dialog offers. */
export const accepted = photoTypes.join(",");

// The photo is made smaller before it is sent, so its original may be larger than what is uploaded.
const largestMegabytes = 25;

/** Said of a file that is larger than a camera's photo. */
export const tooLarge = `This file is too large to open. Please choose a photo of at most ${largestMegabytes} MB.`;

/** Said of a file that is no picture, or a broken one. */
export const unreadable = "We could not read this photo. Please choose another one.";

const heicHint =
  "This one is a HEIC photo. On an iPhone: Settings, Camera, Formats, Most Compatible. Then take it again.";

const isHeic = ({ type, name }: Pick<File, "type" | "name">) =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/**
 * What is wrong with a chosen file before it is opened; undefined when nothing is. A HEIC photo is tried: the
 * browsers of the phones that make them can read them, and what is uploaded is a JPEG all the same.
 */
export function photoFileProblem(file: Pick<File, "type" | "size" | "name">): string | undefined {
  if (!photoTypes.some((known) => known === file.type) && !isHeic(file)) return wrongPhotoType;
  if (file.size === 0) return unreadable;
  return file.size > largestMegabytes * 1024 * 1024 ? tooLarge : undefined;
}

/** What to say of a file that could not be opened. */
export function unreadableSentence(file: Pick<File, "type" | "name">): string {
  return isHeic(file) ? `${wrongPhotoType}. ${heicHint}` : unreadable;
}

/** Opens a photo as an element that can be drawn; throws when the browser cannot read it. */
export async function loadPhoto(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  if (image.naturalWidth === 0) throw new Error("an image without pixels");
  return image;
}
