import Box from "@mui/material/Box";
import { useState } from "react";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { headingIdOf } from "#web/entities/jacket/headingIdOf.ts";
import { MedicalRecordList } from "#web/entities/jacket/MedicalRecordList.tsx";
import { SealedHousehold } from "#web/entities/jacket/SealedHousehold.tsx";
import { SixtySeconds } from "#web/entities/jacket/SixtySeconds.tsx";
import { fullName } from "#web/entities/member/fullName.ts";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import { useMedicalRecord } from "./useMedicalRecord.ts";
import { staleTexts, type useStaleEntry } from "./useStaleEntry.ts";

interface Props {
  readonly entry: Entry;
  readonly stale: ReturnType<typeof useStaleEntry>;
}

/** The newest one, if the family changed it meanwhile. */
export function MedicalRecordButton({ entry, stale }: Props) {
  const [dialog, setDialog] = useState<"open" | "closing">();
  const opening = useMedicalRecord(entry, stale.showNewest);
  const view = () => {
    setDialog("open");
    opening.mutate();
  };
  const close = () => setDialog("closing");
  const closed = () => {
    setDialog(undefined);
    opening.reset();
  };
  return (
    <>
      <Button size="small" fullWidth onClick={view} aria-describedby={headingIdOf(entry)} data-shortcut="m">
        View Medical Record
      </Button>
      {dialog && (
        <Dialog
          open={dialog === "open"}
          onClose={close}
          onClosed={closed}
          title={`Medical Data for ${fullName(entry)}`}
          actions={<Button onClick={close}>Dismiss</Button>}
        >
          {opening.data?.isNewer && (
            <Notice kind="warning" sx={{ mb: 2 }}>
              {staleTexts.changed}
            </Notice>
          )}
          {opening.data && (
            <Box sx={{ display: "grid", gap: 2 }}>
              <SixtySeconds entry={opening.data.entry} />
              <MedicalRecordList medical={opening.data.record.Medical} />
              <SealedHousehold record={opening.data.record} />
            </Box>
          )}
          {opening.isPending && <Loading what="the medical record" label="Loading..." />}
          {opening.error &&
            (stale.reason === "gone" ? (
              <Notice kind="warning">{staleTexts.gone}</Notice>
            ) : (
              <ErrorState error={opening.error} onRetry={() => opening.mutate()} />
            ))}
        </Dialog>
      )}
    </>
  );
}
