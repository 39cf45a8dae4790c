interface PhotoAddresses {
  readonly img: string;
  readonly Thumbnail?: string | undefined;
}

/** For comparison: each function signs its own. */
export const unsigned = <Shown extends PhotoAddresses>({ img, Thumbnail, ...record }: Shown) => ({
  ...record,
  img: img.split("?")[0],
  Thumbnail: Thumbnail?.split("?")[0],
});
