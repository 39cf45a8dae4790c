import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { usePageHeading } from "./usePageHeading.ts";

interface Props {
  /** The page's one h1. */
  readonly children: ReactNode;
  /** Where it differs from the h1: "Step 2 of 5: Address". */
  readonly title?: string;
  readonly text?: ReactNode;
  /** A chip, a button. */
  readonly aside?: ReactNode;
  /** On a phone the fields begin in sight. @default false */
  readonly dense?: boolean;
}

/**
 * Takes the focus for screen readers, and sets the browser's title. A new `key` repeats this for a page's next step.
 */
export function PageTitle({ children, title, text, aside, dense = false }: Props) {
  const heading = usePageHeading(title);
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "space-between",
        alignItems: "center",
        gap: 2,
        mb: dense ? 1.5 : 3.5,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography
          ref={heading}
          variant="h1"
          tabIndex={-1}
          {...(dense && { sx: { fontSize: { xs: "1.5rem", sm: "2.125rem" } } })}
        >
          {children}
        </Typography>
        {text && (
          <Typography color="textSecondary" sx={{ mt: 0.75, maxWidth: "65ch" }}>
            {text}
          </Typography>
        )}
      </Box>
      {aside}
    </Box>
  );
}
