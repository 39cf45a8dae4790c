import { styled } from "@mui/material/styles";

/** px; `around` takes presses, too. */
const size = { mark: 24, around: 10 };

const tick = "polygon(12% 46%, 0 60%, 42% 100%, 100% 22%, 86% 10%, 40% 72%)";

/** The browser's own control, alike in every scheme. */
export const ChoiceMark = styled("input")(({ theme: { vars } }) => ({
  appearance: "none",
  position: "relative",
  flexShrink: 0,
  display: "grid",
  placeContent: "center",
  width: size.mark,
  height: size.mark,
  // At the first line of the label beside it.
  margin: `2px ${size.around}px 0 0`,
  border: `2px solid ${vars.palette.field}`,
  backgroundColor: vars.palette.background.paper,
  cursor: "pointer",
  "&[type=radio]": { borderRadius: "50%" },
  "&[type=checkbox]": { borderRadius: 6 },
  "&[aria-invalid=true]": { borderColor: vars.palette.error.main },
  "&:checked": { borderColor: vars.palette.primary.main, backgroundColor: vars.palette.primary.main },
  "&:checked::before": { content: '""', backgroundColor: vars.palette.primary.contrastText },
  "&[type=radio]::before": { width: 10, height: 10, borderRadius: "50%" },
  "&[type=checkbox]::before": { width: 14, height: 14, clipPath: tick },
  "&::after": { content: '""', position: "absolute", inset: -2 - size.around },
  "@media (forced-colors: active)": {
    "&:checked::before": { backgroundColor: "CanvasText", forcedColorAdjust: "none" },
  },
}));
