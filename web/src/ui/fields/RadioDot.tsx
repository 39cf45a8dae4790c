import { styled } from "@mui/material/styles";

/** The browser's radio button, 24 px in a target of 44, in the product's colour. */
export const RadioDot = styled("input")(({ theme }) => ({
  flexShrink: 0,
  width: 24,
  height: 24,
  margin: 10,
  cursor: "pointer",
  accentColor: theme.vars?.palette.primary.main,
}));
