import type { ReactNode } from "react";

const own = (name: string) => `var(--mui-palette-${name})`;

/** The page's own scheme, where a colour would glare or vanish in the other. */
export const ink = {
  sky: own("soft-primary"),
  hill: own("scene-hill"),
  ground: own("scene-ground"),
  deep: own("scene-deep"),
  paper: own("scene-paper"),
  stone: own("scene-stone"),
  sun: "#DDA63F",
  red: "#9B2A27",
  rose: "#B0433C",
  dark: "#14212B",
  skin: "#C0855A",
  skinDeep: "#85573B",
  green: "#3B7854",
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
