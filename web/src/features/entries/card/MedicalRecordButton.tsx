import { useState } from "react";
import type { Entry } from "#shared/model/entry.ts";
import { Button } from "#web/ui/Button.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import { headingIdOf } from "./headingIdOf.ts";
import { MedicalRecordList } from "./MedicalRecordList.tsx";
import { useMedicalReading } from "./useMedicalRecord.ts";
import { cardNews, type useCardNews } from "./useStaleEntry.ts";

interface Props {
  readonly entry: Entry;
  readonly card: ReturnType<typeof useCardNews>;
}

/** Opens a person's medical record; the newest one, when the family changed it meanwhile. */
export function MedicalRecordButton({ entry, card }: Props) {
  const { First, Last } = entry;
  const [dialog, setDialog] = useState<"open" | "closing">();
  const reading = useMedicalReading(entry, card.showNewest);
  const view = () => {
    setDialog("open");
    reading.mutate();
  };
  const close = () => setDialog("closing");
  const closed = () => {
    setDialog(undefined);
    reading.reset();
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
          title={`Medical Data for ${First} ${Last}`}
          actions={<Button onClick={close}>Dismiss</Button>}
        >
          {reading.data?.isNewer && (
            <Notice kind="warning" sx={{ mb: 2 }}>
              {cardNews.changed}
            </Notice>
          )}
          {reading.data && <MedicalRecordList medical={reading.data.record.Medical} />}
          {reading.isPending && <Loading what="the medical record" label="Loading..." />}
          {reading.error &&
            (card.news === "gone" ? (
              <Notice kind="warning">{cardNews.gone}</Notice>
            ) : (
              <ErrorState error={reading.error} onRetry={() => reading.mutate()} />
            ))}
        </Dialog>
      )}
    </>
  );
}
