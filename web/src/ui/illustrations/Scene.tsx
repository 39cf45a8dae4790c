import type { ReactNode } from "react";
import { light } from "#shared/palette.ts";

type Ink = keyof typeof light.scene;

/** Of the page's colour scheme. */
export const ink = Object.fromEntries(
  Object.keys(light.scene).map((name) => [name, `var(--mui-palette-scene-${name})`]),
) as Record<Ink, string>;

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
