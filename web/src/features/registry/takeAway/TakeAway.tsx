import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { PurposeBox } from "#web/entities/export/PurposeBox.tsx";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { download } from "#web/ui/download.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import type { TakenFile } from "./exportedFiles.ts";
import type { ExportProgress } from "./exportPages.ts";
import type { RegistryWish, TakeAwayRequest } from "./keptExport.ts";
import { PassphraseDialog } from "./PassphraseDialog.tsx";
import { registryFormatOf, registryFormats } from "./registryFormats.ts";
import { progressWords, takenWords } from "./takenWords.ts";
import { type TakeAway as Taking, useTakeAway } from "./useTakeAway.ts";

function save(taken: TakenFile | undefined): void {
  if (!taken) return void toast("warning", "Nobody is registered at the homes of this list: there is nothing to save.");
  download(taken.file);
  if (!taken.passphrase) toast(taken.lacks.length + taken.empty > 0 ? "warning" : "success", takenWords(taken));
}

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

interface ChoicesProps {
  readonly wish: RegistryWish;
  readonly onChange: (wish: RegistryWish) => void;
}

function Choices({ wish, onChange }: ChoicesProps) {
  return (
    <Box sx={{ display: "grid", gap: 2.5 }}>
      <Typography>
        All homes of this list with their people, those without an exact position too, and without photos. More than
        1,000 homes come as several files in one zip, street by street.
      </Typography>
      <SelectBox
        id="take-away-format"
        label="Format"
        hint={registryFormatOf(wish.format).readBy}
        options={registryFormats.map(({ id: value, label }) => ({ value, label }))}
        value={wish.format}
        onChange={({ target }) => onChange({ ...wish, format: registryFormatOf(target.value).id })}
      />
      <PurposeBox value={wish.purpose} onChange={(purpose) => onChange({ ...wish, purpose })} />
      <Typography variant="quiet">It is recorded, and each family reads that its record was exported.</Typography>
    </Box>
  );
}

interface ActionsProps {
  readonly takeAway: Taking;
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

function TakeAwayDialog({ takeAway, onClose }: Omit<ActionsProps, "onStart">) {
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
      {state.step === "CHOOSING" && <Choices wish={wish} onChange={setWish} />}
      {state.step === "RUNNING" && <Progress progress={state.progress} />}
      {state.step === "FAILED" && (
        <ErrorState error={state.error} onRetry={() => (state.kept ? goOn(state.kept) : chooseAnew())} />
      )}
    </Dialog>
  );
}

interface Props {
  readonly request: TakeAwayRequest;
  readonly onClose: () => void;
}

export function TakeAway({ request, onClose }: Props) {
  const { ID } = useUser();
  const takeAway = useTakeAway(request, ID, (taken) => {
    save(taken);
    if (!taken?.passphrase) onClose();
  });
  const { state } = takeAway;
  if (state.step !== "TAKEN") return <TakeAwayDialog takeAway={takeAway} onClose={onClose} />;
  const { taken } = state;
  if (!taken?.passphrase) return null;
  return <PassphraseDialog passphrase={taken.passphrase} words={takenWords(taken)} onDone={onClose} />;
}
