import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import type { ExportProgress } from "./exportPages.ts";
import type { RegistryWish } from "./keptExport.ts";
import { TakeAwayChoices } from "./TakeAwayChoices.tsx";
import { progressWords } from "./takenWords.ts";
import type { TakeAway } from "./useTakeAway.ts";

function Progress({ progress }: { readonly progress: ExportProgress | undefined }) {
  const { step = "MAKING", done = 0, total, isStill = false } = progress ?? {};
  const known = total ? ({ variant: "determinate", value: Math.min(100, (done / total) * 100) } as const) : {};
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>
        {step === "MAKING" ? "The homes are put together." : "The file is made in this browser."}
      </Typography>
      <LinearProgress {...known} aria-label="Export" />
      <Typography sx={{ mt: 1 }}>{progress ? progressWords(progress) : "It begins."}</Typography>
      <Typography variant="quiet" sx={{ mt: 1.5 }}>
        {isStill
          ? "Nothing has come for a minute. What failed is tried again by itself; you may also begin another."
          : "You may close this: it goes on, and is here again when you come back within the hour."}
      </Typography>
    </>
  );
}

function OtherList({ onGoOn }: { readonly onGoOn: () => void }) {
  return (
    <Notice kind="info" sx={{ mb: 2.5 }}>
      An export of another list was begun before. If you begin this one, that one is lost.
      <Box sx={{ mt: 1 }}>
        <Button size="small" onClick={onGoOn}>
          Go on with the other
        </Button>
      </Box>
    </Notice>
  );
}

const usual: RegistryWish = { format: "OFFLINE", purpose: "CREWS" };

interface ActionsProps {
  readonly takeAway: TakeAway;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

function Actions({ takeAway: { state, chooseAnew }, onStart, onClose }: ActionsProps) {
  const { step } = state;
  return (
    <>
      <Button onClick={onClose}>{step === "CHOOSING" ? "Cancel" : "Close"}</Button>
      {step === "CHOOSING" && (
        <Button variant="primary" onClick={onStart}>
          Take it away
        </Button>
      )}
      {step === "RUNNING" && <Button onClick={chooseAnew}>Begin another</Button>}
    </>
  );
}

interface Props {
  readonly takeAway: TakeAway;
  readonly onClose: () => void;
}

export function TakeAwayDialog({ takeAway, onClose }: Props) {
  const { state, start, goOn, chooseAnew } = takeAway;
  const [wish, setWish] = useState(usual);
  const other = state.step === "CHOOSING" ? state.other : undefined;
  return (
    <Dialog
      open
      onClose={onClose}
      title={state.step === "CHOOSING" ? "Take this list away" : "Taking a list away"}
      actions={<Actions takeAway={takeAway} onStart={() => start(wish)} onClose={onClose} />}
    >
      {other && <OtherList onGoOn={() => goOn(other)} />}
      {state.step === "CHOOSING" && <TakeAwayChoices wish={wish} onChange={setWish} />}
      {state.step === "RUNNING" && <Progress progress={state.progress} />}
      {state.step === "FAILED" && (
        <ErrorState error={state.error} onRetry={() => (state.kept ? goOn(state.kept) : chooseAnew())} />
      )}
    </Dialog>
  );
}
