import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Component, type ReactNode } from "react";
import { Button } from "#web/ui/Button.tsx";

interface Props {
  readonly children: ReactNode;
  /** Whether it stands in the shell, which then stays with all it keeps. @default false */
  readonly inShell?: boolean;
}

/** What a person sees when a page breaks, or when its code is gone because a new release came meanwhile. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Box
        component={this.props.inShell ? "div" : "main"}
        sx={{ maxWidth: 640, ...(!this.props.inShell && { mx: "auto", p: { xs: 2.5, sm: 5 } }) }}
      >
        <Typography variant="h1">This page did not open</Typography>
        <Typography sx={{ my: 2 }}>
          Your saved records are safe. Load the page again. If it still does not open, try again in a few
          minutes.
        </Typography>
        <Button variant="primary" onClick={() => window.location.reload()}>
          Load again
        </Button>
      </Box>
    );
  }
}
