/** A jacket's card: the photo, the facts, the buttons; below each other where there is no room. */
export const jacketGrid = {
  display: "grid",
  columnGap: 3,
  rowGap: 2,
  gridTemplateColumns: {
    xs: "minmax(0, 1fr)",
    sm: "132px minmax(0, 1fr)",
    lg: "132px minmax(0, 1fr) 202px",
  },
} as const;
