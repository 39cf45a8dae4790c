import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Button } from "#web/ui/Button.tsx";
import { ErrorBoundary } from "#web/ui/feedback/ErrorBoundary.tsx";
import { useOnline } from "#web/ui/feedback/useOnline.ts";
import { maxWidth } from "#web/ui/theme/tokens.ts";

const words = {
  online: {
    title: "This page did not open",
    text: "Your saved records are safe. Load the page again. If it still does not open, try again in a few minutes.",
  },
  offline: {
    title: "You are offline",
    text: "This page is not on your device yet, and your saved records are safe. Connect to the internet, then load it again.",
  },
} as const;

function PageFailed({ inShell }: { readonly inShell: boolean }) {
  const { title, text } = words[useOnline() ? "online" : "offline"];
  return (
    <Box
      component={inShell ? "div" : "main"}
      sx={{ maxWidth: maxWidth.form, ...(!inShell && { mx: "auto", p: { xs: 2.5, sm: 5 } }) }}
    >
      <Typography variant="h1">{title}</Typography>
      <Typography sx={{ my: 2 }}>{text}</Typography>
      <Button variant="primary" onClick={() => window.location.reload()}>
        Load again
      </Button>
      {!inShell && <Typography sx={{ mt: 4 }}>In an emergency call 911.</Typography>}
    </Box>
  );
}

interface Props {
  readonly children: ReactNode;
  /** The shell keeps its state. @default false */
  readonly inShell?: boolean;
}

/** For a page that breaks, was removed by a release, or is unreachable offline. */
export const PageBoundary = ({ children, inShell = false }: Props) => (
  <ErrorBoundary fallback={<PageFailed inShell={inShell} />}>{children}</ErrorBoundary>
);
