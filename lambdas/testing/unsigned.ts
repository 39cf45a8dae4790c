interface Pictured {
  readonly img: string;
  readonly Thumbnail?: string | undefined;
}

/** With unsigned photo addresses, for comparison: each function signs its own. */
export const unsigned = <Shown extends Pictured>({ img, Thumbnail, ...record }: Shown) => ({
  ...record,
  img: img.split("?")[0],
  Thumbnail: Thumbnail?.split("?")[0],
});
