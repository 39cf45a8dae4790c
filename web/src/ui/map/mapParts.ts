import { focusRing, fontSize, radius } from "#web/ui/theme/tokens.ts";

const popup = {
  "& .maplibregl-popup": { zIndex: 4, pointerEvents: "none" },
  "& .maplibregl-popup-tip": { display: "none" },
  "& .maplibregl-popup-content": {
    p: "6px 12px",
    borderRadius: radius.control,
    border: 1,
    borderColor: "field",
    bgcolor: "background.paper",
    color: "text.primary",
    boxShadow: "none",
    pointerEvents: "none",
    font: "inherit",
    fontSize: "1rem",
    fontWeight: 600,
    whiteSpace: "pre-line",
    overflowWrap: "anywhere",
  },
} as const;

const control = { bgcolor: "background.paper", color: "text.primary" } as const;

/** The product's smallest buttons and text. */
const controls = {
  "& .maplibregl-ctrl-group:not(:empty)": {
    ...control,
    borderRadius: radius.control,
    border: 1.5,
    borderColor: "field",
    boxShadow: "none",
    overflow: "hidden",
    "& button": { width: 44, height: 44 },
    "& button:focus-visible": { ...focusRing, outlineOffset: "-4px", boxShadow: "none" },
    "& button:not(:disabled):hover": { bgcolor: "background.default" },
    "& button + button": { borderTopColor: "field" },
  },
  "& .maplibregl-ctrl.maplibregl-ctrl-attrib": {
    ...control,
    fontSize: fontSize.caption,
    lineHeight: 1.4,
    p: "2px 8px",
  },
  "& .maplibregl-ctrl.maplibregl-ctrl-attrib a": { color: "inherit", textDecoration: "underline" },
  // The buttons' signs are black pictures.
  "@media (prefers-color-scheme: dark)": { "& .maplibregl-ctrl-icon": { filter: "invert(1)" } },
} as const;

/** MapLibre's own grey would leave white text at 3:1 on land. */
const gestureHint = {
  "& .maplibregl-cooperative-gesture-screen": { bgcolor: "rgb(20 33 43 / 0.85)", fontSize: fontSize.large },
} as const;

/** Drawn by MapLibre over its map. */
export const mapParts = {
  height: "100%",
  "& .maplibregl-map": { font: "inherit" },
  ...popup,
  ...controls,
  ...gestureHint,
} as const;
