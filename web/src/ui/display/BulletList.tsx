import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";

interface Props {
  readonly items: readonly string[];
  readonly sx?: SxProps<Theme>;
}

export function BulletList({ items, sx }: Props) {
  return (
    <Box component="ul" sx={[{ m: 0, pl: 2.5, display: "grid", gap: 0.75 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Box>
  );
}
