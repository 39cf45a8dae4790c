/** One side of a card on paper: black on white with any colours of the screen. */
export const cutOut = {
  boxSizing: "border-box",
  display: "flex",
  flexDirection: "column",
  gap: "2mm",
  overflow: "hidden",
  // At syllables; elsewhere only where a word is longer than its line.
  hyphens: "auto",
  overflowWrap: "break-word",
  color: "#000",
  bgcolor: "#fff",
  lineHeight: 1.25,
  flexShrink: 0,
  outline: "0.2mm dashed #777",
} as const;
