import Box from "@mui/material/Box";
import { useRef } from "react";
import { dropDraft } from "#shared/contract/drafts.ts";
import { send } from "#web/api/send.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { ConfirmButton } from "#web/ui/overlays/ConfirmButton.tsx";
import type { KeptDraft } from "../draft/keptDraft.ts";
import type { DraftHandle } from "../draft/useMemberDraft.ts";

export function ResumedNotice({ current, replace, save }: Pick<DraftHandle, "current" | "replace" | "save">) {
  const { ID } = useUser();
  const left = useRef<KeptDraft>(undefined);
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
      <ConfirmButton
        button={{ size: "small", children: "Start over" }}
        // The dialog holds the focus until closed.
        onClosed={() => left.current && replace(left.current)}
        title="Start over?"
        cancelLabel="Keep going"
        confirmLabel="Start over"
        danger
        onConfirm={async () => {
          // A running save would come after the end.
          await save().catch(() => undefined);
          const { Version: version } = await send(dropDraft, { UID: ID, Version: current().kept.version });
          left.current = { version };
        }}
      >
        What you typed here is deleted for good. The photo is shown to no one any more, and is erased within 60 days.
      </ConfirmButton>
    </Box>
  );
}
