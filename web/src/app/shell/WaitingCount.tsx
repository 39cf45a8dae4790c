import Box from "@mui/material/Box";
import type { EntryKind } from "#shared/model/jacket/entry.ts";
import { useQueueCount, waitingText } from "#web/entities/jacket/useQueueCount.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";

interface Props {
  readonly kind: EntryKind;
  readonly id: string;
}

export function WaitingCount({ kind, id }: Props) {
  const text = waitingText(useQueueCount(kind));
  if (text === undefined) return null;
  return (
    <>
      <Box
        component="span"
        aria-hidden="true"
        sx={{
          ml: "auto",
          px: 0.75,
          minWidth: 28,
          flexShrink: 0,
          whiteSpace: "nowrap",
          textAlign: "center",
          borderRadius: 4,
          border: 1,
          borderColor: "currentcolor",
          fontWeight: fontWeight.strong,
          fontSize: "0.9375rem",
          fontVariantNumeric: "tabular-nums",
        }}
      >
        {text}
      </Box>
      {/* So that the link keeps its name. */}
      <span id={id} hidden>
        {text} waiting
      </span>
    </>
  );
}
