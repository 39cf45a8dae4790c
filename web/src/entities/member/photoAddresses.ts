import type { ShownPhoto } from "#shared/fields/photo.ts";

/** The addresses of a small photo: its thumbnail, then the photo itself. Empty without one. */
export const photoAddresses = ({ Thumbnail, img }: ShownPhoto): readonly string[] =>
  [Thumbnail, img].flatMap((address) => address || []);
