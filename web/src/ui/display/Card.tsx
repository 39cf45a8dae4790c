import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { paper } from "#web/ui/theme/sxRules.ts";

interface Props {
  /** Its h2, which names the region. */
  readonly title?: ReactNode;
  readonly subtitle?: ReactNode;
  /** @default "section" */
  readonly component?: "section" | "article" | "div" | "li";
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}

export function Card({ title, subtitle, component = "section", sx, children }: Props) {
  const id = useId();
  return (
    <Box
      component={component}
      {...(title && { "aria-labelledby": id })}
      sx={[paper, { p: { xs: 2.5, sm: 3 }, minWidth: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {title && (
        <Typography id={id} variant="h2" sx={{ mb: subtitle ? 0 : 2 }}>
          {title}
        </Typography>
      )}
      {subtitle && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {subtitle}
        </Typography>
      )}
      {children}
    </Box>
  );
}
