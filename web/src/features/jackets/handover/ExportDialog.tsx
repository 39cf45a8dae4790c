import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { formatOf } from "#web/entities/export/formatOf.ts";
import { Button } from "#web/ui/Button.tsx";
import { counted } from "#web/ui/display/counted.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import type { ExportSource } from "./collectCards.ts";
import { ExportChoices } from "./ExportChoices.tsx";
import { type ExportWish, lastWish } from "./exportWish.ts";
import { useExport } from "./useExport.ts";

export interface ExportOffer {
  readonly source: ExportSource;
  /** "3 selected jackets", "all 312 that wait". */
  readonly words: string;
  readonly count: number | undefined;
}

interface Props extends ExportOffer {
  readonly onClose: () => void;
  /** Before the dialog closes. */
  readonly onSaved: (cards: readonly Entry[], wish: ExportWish) => void;
}

function Progress({ done, count }: { readonly done: number; readonly count: number | undefined }) {
  const value = count ? Math.min(100, Math.round((done / count) * 100)) : 0;
  const known = count ? ({ variant: "determinate", value } as const) : {};
  return (
    <>
      <LinearProgress {...known} aria-label="Export" />
      <Typography sx={{ mt: 1 }}>{counted(done, "jacket")} so far</Typography>
    </>
  );
}

interface StepProps {
  readonly label: string;
  readonly primary?: boolean;
  readonly onPress: () => void;
}

/** Takes the focus as it appears. */
function NextStep({ label, primary = false, onPress }: StepProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} variant={primary ? "primary" : "secondary"} onClick={onPress}>
      {label}
    </Button>
  );
}

/** Enter exports as the last time. */
export function ExportDialog({ source, words, count, onClose, onSaved }: Props) {
  const [wish, setWish] = useState(lastWish);
  const format = formatOf(wish.format);
  const running = useExport(source, (cards, made) => {
    onSaved(cards, made);
    onClose();
  });
  const { state } = running;
  const made = { ...wish, photos: wish.photos && format.photos !== "never" };
  const isRunning = state === "running";
  return (
    <Dialog
      open
      onClose={() => !isRunning && onClose()}
      title={`Export ${words}`}
      actions={
        isRunning ? (
          <NextStep key="cancel" label="Cancel the export" onPress={running.cancel} />
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            {state === "idle" && (
              <NextStep key="export" primary label="Export" onPress={() => running.start(format, made)} />
            )}
          </>
        )
      }
    >
      {isRunning && <Progress done={running.count} count={count} />}
      {state === "idle" && <ExportChoices wish={wish} onChange={setWish} />}
      {state === "failed" && <ErrorState error={running.error} onRetry={() => running.goOn(format, made)} />}
    </Dialog>
  );
}
