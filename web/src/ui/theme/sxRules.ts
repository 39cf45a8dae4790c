import { fontSize, radius } from "./tokens.ts";

// Groups of `sx` rules that recur.

/** White paper with a hairline. */
export const paper = {
  bgcolor: "background.paper",
  border: 1,
  borderColor: "divider",
  borderRadius: radius.card,
} as const;

/** A list without bullets, its items in a column. */
export const plainList = { listStyle: "none", m: 0, p: 0, display: "grid" } as const;

/** A fieldset without the browser's border. */
export const plainFieldset = { border: 0, m: 0, p: 0, minWidth: 0 } as const;

/** Smaller text of less weight: hints, and the labels of values. */
export const quietText = { color: "text.secondary", fontSize: fontSize.small } as const;
