import Box from "@mui/material/Box";
import { useRef, useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";

/** Says that an earlier draft is continued, and lets the user start over after a confirmation. */
export function ResumedNotice({ onRestart }: { readonly onRestart: () => void }) {
  const [asking, setAsking] = useState(false);
  const chosen = useRef(false);
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        justifyContent: "space-between",
        gap: 2,
        bgcolor: "soft.primary",
        borderRadius: "12px",
        p: 2,
        mb: 3,
      }}
    >
      We kept what you typed before.
      <Button size="small" onClick={() => setAsking(true)}>
        Start over
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        // The dialog holds the focus until it is closed.
        onClosed={() => chosen.current && onRestart()}
        title="Start over?"
        cancelLabel="Keep going"
        confirmLabel="Start over"
        danger
        onConfirm={() => {
          chosen.current = true;
        }}
      >
        What you typed here, and the photo, is not saved yet. It is lost when you start over.
      </ConfirmDialog>
    </Box>
  );
}
