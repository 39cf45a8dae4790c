import { createTheme, enhanceHighContrast } from "@mui/material/styles";
import { componentStyles } from "./componentStyles.ts";
import { dark, light } from "./palette.ts";

const font =
  '"Atkinson Hyperlegible Next Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** px as rem, so that a reader's own text size counts. */
const rem = (pixels: number): string => `${pixels / 16}rem`;

/** The look of the product: light and dark by the system's colour scheme, still where motion is unwanted. */
export const theme = enhanceHighContrast(
  createTheme({
    cssVariables: { colorSchemeSelector: "media" },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    motion: { reducedMotion: "system" },
    focusVisible: { outline: "3px solid var(--mui-palette-text-primary)", outlineOffset: 2 },
    shape: { borderRadius: 10 },
    spacing: 8,
    breakpoints: { values: { xs: 0, sm: 700, md: 900, lg: 1180, xl: 1536 } },
    typography: {
      fontFamily: font,
      body1: { fontSize: rem(18), lineHeight: 1.5 },
      body2: { fontSize: rem(16), lineHeight: 1.5 },
      caption: { fontSize: rem(15), lineHeight: 1.45 },
      h1: { fontSize: rem(34), lineHeight: 1.2, fontWeight: 700, letterSpacing: "-0.01em" },
      h2: { fontSize: rem(22), lineHeight: 1.3, fontWeight: 650 },
      h3: { fontSize: rem(18), lineHeight: 1.4, fontWeight: 650 },
      button: { fontSize: rem(17), lineHeight: 1.3, fontWeight: 650, textTransform: "none" },
    },
    components: componentStyles,
  }),
);
