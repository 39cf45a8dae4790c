import { thumbnailKeyOf } from "#lambdas/adapters/photos/photoKeys.ts";
import { signPhoto } from "#lambdas/adapters/photos/signPhoto.ts";
import type { ShownPhoto } from "#shared/fields/photo.ts";

/** The photo of an erased account is "" and has no thumbnail. */
export async function showPhoto(key: string): Promise<ShownPhoto> {
  if (key === "") return { img: "" };
  const [img, Thumbnail] = await Promise.all([signPhoto(key), signPhoto(thumbnailKeyOf(key))]);
  return { img, Thumbnail };
}
