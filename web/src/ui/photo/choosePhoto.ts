import { messages, photoTypes } from "#shared/fields.ts";

/** What the file dialog offers. */
export const accepted = photoTypes.join(",");

// The photo is made smaller before it is sent, so its original may be larger than what is uploaded.
const largestOriginal = 25 * 1024 * 1024;

export const unreadable = "We could not read this photo. Please choose another one.";

/** What is wrong with a chosen file before it is opened; undefined when nothing is. */
export function photoFileProblem({ type, size }: Pick<File, "type" | "size">): string | undefined {
  if (!photoTypes.some((known) => known === type)) return messages.photoType;
  if (size === 0) return unreadable;
  if (size > largestOriginal) return "This photo is over 25 MB. Please choose a smaller one.";
  return undefined;
}

/** Opens a photo as an element that can be drawn; throws when the browser cannot read it. */
export async function loadPhoto(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  if (image.naturalWidth === 0) throw new Error("an image without pixels");
  return image;
}
