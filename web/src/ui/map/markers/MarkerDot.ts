import { styled } from "@mui/material/styles";
import { markerSize } from "./clusterPoints.ts";

export const MarkerDot = styled("button")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  width: markerSize,
  height: markerSize,
  padding: 0,
  borderRadius: "50%",
  border: `3px solid ${theme.vars.palette.background.paper}`,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontWeight: 700,
  // px, to fit into the circle at any text size.
  fontSize: 17,
  cursor: "pointer",
}));
