import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { ApiError, sentenceOf } from "#web/api/ApiError.ts";
import { Button } from "#web/ui/Button.tsx";
import { ErrorIcon } from "#web/ui/icons.tsx";
import { announce } from "./announce.ts";

interface Props {
  readonly error: unknown;
  /** What "Try again" does; without it there is no button. */
  readonly onRetry?: () => unknown;
}

/** The button goes as soon as it is asked again: the focus stays in the dialog, or goes to the page's heading. */
function leaveButton(button: HTMLElement): void {
  const place = button.closest<HTMLElement>("[role=dialog], [role=alertdialog]");
  (place ?? document.querySelector<HTMLElement>("h1"))?.focus({ preventScroll: true });
}

/** Where something could not be loaded: what happened, a way to try again, a reference to quote. */
export function ErrorState({ error, onRetry }: Props) {
  const sentence = sentenceOf(error);
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  useEffect(() => announce(sentence, true), [sentence]);
  return (
    <Box sx={{ border: 1, borderColor: "error.main", bgcolor: "soft.error", borderRadius: "14px", p: 2.5 }}>
      <Typography sx={{ display: "flex", gap: 1, fontWeight: 600, color: "error.main" }}>
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
