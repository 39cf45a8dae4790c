import Link from "@mui/material/Link";
import type { SxProps, Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { fontSize, fontWeight } from "#web/ui/theme/tokens.ts";

/** Whom to call in an emergency; on a phone a press calls. Stands on every screen. */
export function EmergencyLine({ sx }: { readonly sx?: SxProps<Theme> }) {
  // A desk has nothing to call with, or an app that nobody expects.
  const calls = useMediaQuery("(pointer: coarse)", { noSsr: true });
  return (
    <Typography
      sx={[{ fontSize: fontSize.small, fontWeight: fontWeight.strong }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      In an emergency{" "}
      {calls ? (
        <Link href="tel:911" sx={{ display: "inline-block", py: 1.25 }}>
          call 911
        </Link>
      ) : (
        "call 911"
      )}
      .
    </Typography>
  );
}
