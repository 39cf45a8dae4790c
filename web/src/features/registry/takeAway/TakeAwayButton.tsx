import { useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { download } from "#web/ui/download.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import type { TakenFile } from "./exportedFiles.ts";
import { PassphraseDialog } from "./PassphraseDialog.tsx";
import { TakeAwayDialog } from "./TakeAwayDialog.tsx";
import { takenWords } from "./takenWords.ts";
import { type TakeAwayRequest, useTakeAway } from "./useTakeAway.ts";

function save(taken: TakenFile | undefined): void {
  if (!taken) return void toast("warning", "Nobody is registered at the homes of this list: there is nothing to save.");
  download(taken.file);
  if (!taken.passphrase) toast(taken.lacks.length + taken.empty > 0 ? "warning" : "success", takenWords(taken));
}

export function TakeAwayButton({ request }: { readonly request: TakeAwayRequest }) {
  const [isOpen, setOpen] = useState(false);
  const takeAway = useTakeAway(request, (taken) => {
    save(taken);
    if (!taken?.passphrase) close();
  });
  const close = () => {
    setOpen(false);
    takeAway.leave();
  };
  const { state, resume } = takeAway;
  const taken = state.step === "TAKEN" ? state.taken : undefined;
  return (
    <>
      <Button
        size="small"
        onClick={() => {
          setOpen(true);
          resume();
        }}
      >
        Take it away
      </Button>
      {isOpen && state.step !== "TAKEN" && <TakeAwayDialog takeAway={takeAway} onClose={close} />}
      {isOpen && taken?.passphrase && (
        <PassphraseDialog passphrase={taken.passphrase} words={takenWords(taken)} onDone={close} />
      )}
    </>
  );
}
