import { createTheme, enhanceHighContrast } from "@mui/material/styles";
import { componentStyles } from "./componentStyles.ts";
import { palettes } from "./palette.ts";
import { focusRing, fontSize, fontWeight, rem } from "./tokens.ts";

const font =
  '"Atkinson Hyperlegible Next Variable", "Stand-in Arial", "Stand-in Roboto", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Still where motion is unwanted. */
export const theme = enhanceHighContrast(
  createTheme({
    cssVariables: { colorSchemeSelector: "media" },
    colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
    motion: { reducedMotion: "system" },
    focusVisible: focusRing,
    shape: { borderRadius: 10 },
    spacing: 8,
    breakpoints: { values: { xs: 0, sm: 700, md: 900, lg: 1180, xl: 1536 } },
    typography: {
      fontFamily: font,
      body1: { fontSize: fontSize.body, lineHeight: 1.5 },
      body2: { fontSize: fontSize.small, lineHeight: 1.5 },
      caption: { fontSize: fontSize.caption, lineHeight: 1.45 },
      h1: { fontSize: rem(34), lineHeight: 1.2, fontWeight: fontWeight.heading, letterSpacing: "-0.01em" },
      h2: { fontSize: rem(22), lineHeight: 1.3, fontWeight: fontWeight.label },
      h3: { fontSize: fontSize.body, lineHeight: 1.4, fontWeight: fontWeight.label },
      button: {
        fontSize: fontSize.medium,
        lineHeight: 1.3,
        fontWeight: fontWeight.label,
        textTransform: "none",
      },
    },
    components: componentStyles,
  }),
);
