import { createTheme, enhanceHighContrast, type PaletteOptions } from "@mui/material/styles";
import type { CSSProperties } from "react";
import { dark, light } from "#shared/palette.ts";
import { componentStyles } from "./componentStyles.ts";
import { focusRing, fontSize, fontWeight, rem } from "./tokens.ts";

type Texts<Group> = { [Name in keyof Group]: string };

declare module "@mui/material/styles" {
  interface Extra {
    soft: Texts<typeof light.soft>;
    field: string;
    sun: string;
    map: Texts<typeof light.map>;
    scene: Texts<typeof light.scene>;
    sidebar: Texts<typeof light.sidebar>;
  }
  interface Palette extends Extra {}
  interface PaletteOptions extends Partial<Extra> {}
  interface TypographyVariantsOptions {
    quiet: CSSProperties;
  }
  interface CssThemeVariables {
    enabled: true;
  }
}

declare module "@mui/material/Typography" {
  interface TypographyPropsVariantOverrides {
    quiet: true;
  }
}

/** `shared/palette.ts` documents further groups. */
const palettes = { light, dark } satisfies Record<string, PaletteOptions>;

const font =
  '"Atkinson Hyperlegible Next Variable", "Stand-in Arial", "Stand-in Roboto", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Follows the system's scheme, and stays still where motion is unwanted. */
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
      /** Small grey hints. MUI gives a new variant no defaults, so each setting stands here. */
      quiet: {
        fontFamily: font,
        fontWeight: fontWeight.regular,
        fontSize: fontSize.small,
        lineHeight: 1.5,
        color: "var(--mui-palette-text-secondary)",
      },
      caption: { fontSize: fontSize.caption, lineHeight: 1.45 },
      h1: { fontSize: rem(34), lineHeight: 1.2, fontWeight: fontWeight.heading, letterSpacing: "-0.01em" },
      h2: { fontSize: rem(22), lineHeight: 1.3, fontWeight: fontWeight.label },
      h3: { fontSize: fontSize.body, lineHeight: 1.4, fontWeight: fontWeight.label },
      button: { fontSize: fontSize.medium, lineHeight: 1.3, fontWeight: fontWeight.label, textTransform: "none" },
    },
    components: componentStyles,
  }),
);
