import { useUser } from "#web/session/SessionContext.ts";
import { download } from "#web/ui/download.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import type { TakenFile } from "./exportedFiles.ts";
import type { TakeAwayRequest } from "./keptExport.ts";
import { PassphraseDialog } from "./PassphraseDialog.tsx";
import { TakeAwayDialog } from "./TakeAwayDialog.tsx";
import { takenWords } from "./takenWords.ts";
import { useTakeAway } from "./useTakeAway.ts";

function save(taken: TakenFile | undefined): void {
  if (!taken) return void toast("warning", "Nobody is registered at the homes of this list: there is nothing to save.");
  download(taken.file);
  if (!taken.passphrase) toast(taken.lacks.length + taken.empty > 0 ? "warning" : "success", takenWords(taken));
}

interface Props {
  readonly request: TakeAwayRequest;
  readonly onClose: () => void;
}

/** Asks what to take, waits for it, saves it, and shows a copy's passphrase. */
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
