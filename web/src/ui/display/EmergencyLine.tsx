import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { fontSize, fontWeight } from "#web/ui/theme/tokens.ts";

// A desk cannot call, or opens an app unasked. By style alone: this stands on a visitor's first page.
const onPhone = "@media (pointer: coarse)";

export function EmergencyLine({ sx }: { readonly sx?: SxProps<Theme> }) {
  return (
    <Box
      component="p"
      sx={[{ m: 0, fontSize: fontSize.small, fontWeight: fontWeight.strong }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      In an emergency{" "}
      <Box component="span" sx={{ [onPhone]: { display: "none" } }}>
        call 911
      </Box>
      <Box component="a" href="tel:911" sx={{ display: "none", [onPhone]: { display: "inline-block", py: 1.25 } }}>
        call 911
      </Box>
      .
    </Box>
  );
}
