import type { ReactNode } from "react";
import { light } from "#shared/palette.ts";

/** In both colour schemes. */
export const ink = {
  sky: light.soft.primary,
  hill: "#B9D5DA",
  ground: light.primary.main,
  deep: light.primary.dark,
  paper: light.background.paper,
  sun: light.sun,
  red: light.error.main,
  rose: "#B53A33",
  dark: light.text.primary,
  stone: light.divider,
  skin: "#C98B5E",
  skinDeep: "#8A5A3B",
  green: "#3F7F5A",
} as const;

interface Props {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** Decoration: the text beside it says the same. */
export function Scene({ width, height, children }: Props) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
