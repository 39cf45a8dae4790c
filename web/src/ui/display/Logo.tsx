import Box from "@mui/material/Box";
import { light } from "#shared/palette.ts";
import { fontWeight, rem } from "#web/ui/theme/tokens.ts";

export function Logo() {
  return (
    <Box
      sx={{ display: "inline-flex", alignItems: "center", gap: 1.5, fontWeight: fontWeight.label, fontSize: rem(21) }}
    >
      <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true" focusable="false">
        <rect width="36" height="36" rx="8" fill={light.primary.main} />
        <path
          d="M8 18.5 18 9.5l10 9M11.5 17v9.5h4.2M24.5 17v9.5h-4.2"
          fill="none"
          stroke={light.background.paper}
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="18" cy="21.5" r="3" fill={light.sun} />
      </svg>
      Beforehand
    </Box>
  );
}
