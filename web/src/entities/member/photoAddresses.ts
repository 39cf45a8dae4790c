import type { ShownPhoto } from "#shared/fields/photo.ts";

/**
 * The addresses of a photo where it is shown small: its thumbnail, and the photo itself for where there is no thumbnail.
 * Empty without a photo.
 */
export const photoAddresses = ({ Thumbnail, img }: ShownPhoto): readonly string[] =>
  [Thumbnail, img].flatMap((address) => address || []);
