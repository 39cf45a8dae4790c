import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Button } from "#web/ui/Button.tsx";
import { ErrorBoundary } from "#web/ui/feedback/ErrorBoundary.tsx";
import { maxWidth } from "#web/ui/theme/tokens.ts";

interface Props {
  readonly children: ReactNode;
  /** The shell then keeps its state. @default false */
  readonly inShell?: boolean;
}

/** For a page that breaks, or whose code a new release removed. */
export function PageBoundary({ children, inShell = false }: Props) {
  const fallback = (
    <Box
      component={inShell ? "div" : "main"}
      sx={{ maxWidth: maxWidth.form, ...(!inShell && { mx: "auto", p: { xs: 2.5, sm: 5 } }) }}
    >
      <Typography variant="h1">This page did not open</Typography>
      <Typography sx={{ my: 2 }}>
        Your saved records are safe. Load the page again. If it still does not open, try again in a few minutes.
      </Typography>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Load again
      </Button>
      {!inShell && <Typography sx={{ mt: 4 }}>In an emergency call 911.</Typography>}
    </Box>
  );
  return <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>;
}
