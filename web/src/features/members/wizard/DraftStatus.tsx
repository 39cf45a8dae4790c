import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { Button } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import type { SavingState } from "../draft/useDraftSaving.ts";
import type { DraftHandle } from "../draft/useMemberDraft.ts";

const sentences: Readonly<Record<Exclude<SavingState, "failed">, string>> = {
  // The line keeps its place.
  none: "\u00a0",
  saving: "Saving…",
  saved: "Saved. You can go on later, here or on another device.",
};

const notSaved =
  "What you typed is not saved yet. It is still here: we try again with the next step, or once you are online.";

export function DraftStatus({ saving: { state, saveQuietly } }: Pick<DraftHandle, "saving">) {
  useEffect(() => {
    if (state === "failed") announce(notSaved);
  }, [state]);
  if (state !== "failed")
    return (
      <Typography variant="quiet" sx={{ mt: 2.5 }}>
        {sentences[state]}
      </Typography>
    );
  return (
    <Notice kind="warning" sx={{ mt: 2.5 }}>
      <Typography sx={{ mb: 1.5 }}>{notSaved}</Typography>
      <Button size="small" onClick={saveQuietly}>
        Save now
      </Button>
    </Notice>
  );
}
