import { fontSize, radius } from "./tokens.ts";

export const paper = {
  bgcolor: "background.paper",
  border: 1,
  borderColor: "divider",
  borderRadius: radius.card,
} as const;

export const plainList = { listStyle: "none", m: 0, p: 0 } as const;

export const columnList = { ...plainList, display: "grid" } as const;

export const listRow = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 1.5,
  py: 2,
  borderTop: 1,
  borderColor: "divider",
} as const;

export const plainFieldset = { border: 0, m: 0, p: 0, minWidth: 0 } as const;

export const quietText = { color: "text.secondary", fontSize: fontSize.small } as const;

/** High enough for a finger. */
export const optionLabel = {
  display: "flex",
  alignItems: "flex-start",
  cursor: "pointer",
  minHeight: 44,
  py: 0.5,
} as const;

/** On a phone, where buttons stand one below the other. */
export const primaryFirst = {
  "@media (max-width: 699.95px)": { "& .MuiButton-contained": { order: -1 } },
} as const;
