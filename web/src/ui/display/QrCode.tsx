import Box from "@mui/material/Box";
import { create } from "qrcode";
import { useMemo } from "react";
import { radius } from "#web/ui/theme/tokens.ts";

// ISO/IEC 18004: a scanner needs four light modules on each side.
const margin = 4;

function shapeOf(text: string) {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const dark = [...data.keys()].filter((at) => data[at]);
  const path = dark.map((at) => `M${(at % size) + margin} ${Math.floor(at / size) + margin}h1v1h-1z`).join("");
  return { path, width: size + 2 * margin };
}

interface Props {
  readonly text: string;
  /** For people who do not see it. */
  readonly label: string;
  /** px, or a CSS length. @default 208 */
  readonly size?: number | string;
}

/** Dark on white in every scheme, for cameras. */
export function QrCode({ text, label, size = 208 }: Props) {
  const { path, width } = useMemo(() => shapeOf(text), [text]);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${width}`}
      shapeRendering="crispEdges"
      sx={{ width: size, maxWidth: "100%", borderRadius: radius.control, forcedColorAdjust: "none" }}
    >
      <rect width={width} height={width} fill="#fff" />
      <path d={path} fill="#000" />
    </Box>
  );
}
