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
  /** A sentence for screen readers; without it the drawing is decoration. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** The paper of a drawing: it scales to the width it is given. */
export function Scene({ width, height, title, children }: Props) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      {...(title ? { role: "img", "aria-label": title } : { "aria-hidden": true })}
      focusable="false"
    >
      {children}
    </svg>
  );
}
