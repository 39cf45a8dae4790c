import * as z from "zod/mini";

export const photoRequired = "A photo is required";

/** The URL of a photo, as the upload or the member list answered it. */
export const photoUrl = () =>
  z.string(photoRequired).check(z.minLength(1, photoRequired), z.maxLength(2500, photoRequired));

/** A photo as answers tell it. */
export const shownPhoto = z.object({
  /** An address that works for 15 minutes at least; "" of an erased account. */
  img: z.string(),
  /** The address of a copy that is 264 pixels high or wide, for as long; absent without a photo. */
  Thumbnail: z.optional(z.string()),
});
export type ShownPhoto = z.output<typeof shownPhoto>;

export const wrongPhotoType = "Please choose a JPEG, PNG or WebP photo";
export const wrongPhotoSize = "Please choose a photo of at most 5 MB";
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;
export const largestPhoto = 5 * 1024 * 1024;
export const photoType = z.enum(photoTypes, wrongPhotoType);
export const photoSize = z
  .int(wrongPhotoSize)
  .check(z.minimum(1, wrongPhotoSize), z.maximum(largestPhoto, wrongPhotoSize));
