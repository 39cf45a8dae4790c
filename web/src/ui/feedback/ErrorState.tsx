import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { Button } from "#web/ui/Button.tsx";
import { ErrorIcon } from "#web/ui/icons.tsx";
import { fontWeight, radius } from "#web/ui/theme/tokens.ts";
import { announce } from "./announce.ts";
import { sentenceOf, UserFacingError } from "./UserFacingError.ts";

interface Props {
  readonly error: unknown;
  readonly onRetry?: () => unknown;
}

/** The pressed button disappears: focuses the dialog around it or the page's heading. */
function leaveButton(button: HTMLElement): void {
  const place = button.closest<HTMLElement>("[role=dialog], [role=alertdialog]");
  (place ?? document.querySelector<HTMLElement>("h1"))?.focus({ preventScroll: true });
}

export function ErrorState({ error, onRetry }: Props) {
  const sentence = sentenceOf(error);
  const requestId = error instanceof UserFacingError ? error.requestId : undefined;
  useEffect(() => announce(sentence, true), [sentence]);
  return (
    <Box sx={{ border: 1, borderColor: "error.main", bgcolor: "soft.error", borderRadius: radius.card, p: 2.5 }}>
      <Typography sx={{ display: "flex", gap: 1, fontWeight: fontWeight.strong, color: "error.main" }}>
        <ErrorIcon />
        {sentence}
      </Typography>
      {requestId && (
        <Typography variant="caption" sx={{ display: "block", mt: 1 }}>
          Reference: {requestId}
        </Typography>
      )}
      {onRetry && (
        <Button
          size="small"
          sx={{ mt: 2 }}
          onClick={({ currentTarget }) => {
            leaveButton(currentTarget);
            onRetry();
          }}
        >
          Try again
        </Button>
      )}
    </Box>
  );
}
