import * as z from "zod/mini";

export const photoRequired = "A photo is required";

export const photoUrl = () =>
  z.string(photoRequired).check(z.minLength(1, photoRequired), z.maxLength(2500, photoRequired));

export const shownPhoto = z.object({
  /** Works for at least 15 minutes; "" of an erased account. */
  img: z.string(),
  /** 264 pixels high or wide, for as long. */
  Thumbnail: z.optional(z.string()),
});
export type ShownPhoto = z.output<typeof shownPhoto>;

export const wrongPhotoType = "Please choose a JPEG, PNG or WebP photo";
export const wrongPhotoSize = "Please choose a photo of at most 5 MB";
export const unreadablePhoto = "We could not read this photo. Please choose another one.";
/** In pixels; a crew sees no face in fewer. */
export const leastPhotoEdge = 16;
export const tooSmallPhoto = "This photo is too small to know a face by. Please choose a larger one.";
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export const largestPhoto = 5 * 1024 * 1024;
export const photoType = z.enum(photoTypes, wrongPhotoType);
export const photoSize = z
  .int(wrongPhotoSize)
  .check(z.minimum(1, wrongPhotoSize), z.maximum(largestPhoto, wrongPhotoSize));
