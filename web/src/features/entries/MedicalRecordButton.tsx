import { useState } from "react";
import { readMedicalRecord } from "#shared/contract/entries.ts";
import type { Entry } from "#shared/model/entry.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { Loading } from "#web/ui/Loading.tsx";
import { headingIdOf } from "./headingIdOf.ts";
import { MedicalRecordList } from "./MedicalRecordList.tsx";

/**
 * Opens a person's medical record. Each opening is one call, which the server writes down with who read it;
 * so it is never read ahead, kept or refreshed.
 */
export function MedicalRecordButton({ entry }: { readonly entry: Entry }) {
  const { ID, First, Last } = entry;
  const [open, setOpen] = useState(false);
  const reading = useCallMutation(readMedicalRecord);
  const read = () => reading.mutate({ EntryID: ID });
  const view = () => {
    setOpen(true);
    read();
  };
  return (
    <>
      <Button size="small" fullWidth onClick={view} aria-describedby={headingIdOf(entry)}>
        View Medical Record
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        onClosed={reading.reset}
        title={`Medical Data for ${First} ${Last}`}
        actions={<Button onClick={() => setOpen(false)}>Dismiss</Button>}
      >
        {reading.data && <MedicalRecordList medical={reading.data.Record.Medical} />}
        {reading.isPending && <Loading what="the medical record" label="Loading..." />}
        {reading.error && <ErrorState error={reading.error} onRetry={read} />}
      </Dialog>
    </>
  );
}
