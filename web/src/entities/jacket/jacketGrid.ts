/** Follows the width of its card: queues have one column or two. */
export const jacketContainer = { container: "jacket / inline-size" } as const;

// In em, so that larger text counts.
const besidePhoto = "@container jacket (min-width: 27em)";
const threeColumns = "@container jacket (min-width: 51em)";

/** Stacked where there is no room. */
export const photoBeside = {
  display: "grid",
  columnGap: 2.5,
  rowGap: 1.5,
  p: { xs: 2.5, sm: 2 },
  gridTemplateColumns: "minmax(0, 1fr)",
  // At the foot, even of a card higher than its facts.
  [besidePhoto]: { gridTemplateColumns: "132px minmax(0, 1fr)", gridTemplateRows: "1fr auto" },
} as const;

/** With buttons. */
export const jacketGrid = {
  ...photoBeside,
  [threeColumns]: { gridTemplateColumns: "132px minmax(0, 1fr) 13rem", gridTemplateRows: "auto" },
} as const;

/** At the right from the top, or below in two columns, on a phone in one. */
export const jacketButtons = {
  display: "grid",
  gap: 1,
  alignContent: "start",
  gridTemplateColumns: "minmax(0, 1fr)",
  [besidePhoto]: { gridColumn: "1 / -1", gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [threeColumns]: { gridColumn: 3, gridTemplateColumns: "minmax(0, 1fr)" },
} as const;
