export const cardColumns = {
  display: "grid",
  gap: 1,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media (min-width: 105em)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
} as const;
