import type { ReactNode } from "react";

/** The colours of every drawing; they are the same in both colour schemes. */
export const ink = {
  sky: "#E3EFF1",
  hill: "#B9D5DA",
  ground: "#0F4C5C",
  deep: "#0A3540",
  paper: "#FFFFFF",
  sun: "#F2B84B",
  red: "#9B1C1C",
  rose: "#B53A33",
  dark: "#14212B",
  stone: "#D8D5CB",
  skin: "#C98B5E",
  skinDeep: "#8A5A3B",
  green: "#3F7F5A",
} as const;

interface Props {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** The paper of a drawing, in its own units. Drawings are decoration: what they show is said in words beside them. */
export function Scene({ width, height, children }: Props) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
