import type { PaletteOptions } from "@mui/material/styles";
import { dark, light } from "#shared/palette.ts";

type Texts<Group> = { [Name in keyof Group]: string };

declare module "@mui/material/styles" {
  interface Extra {
    soft: Texts<typeof light.soft>;
    field: string;
    sun: string;
    map: Texts<typeof light.map>;
    sidebar: Texts<typeof light.sidebar>;
  }
  interface Palette extends Extra {}
  interface PaletteOptions extends Partial<Extra> {}
}

/** `shared/palette.ts` documents further groups. */
export const palettes = { light, dark } satisfies Record<string, PaletteOptions>;
