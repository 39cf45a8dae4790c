import Box from "@mui/material/Box";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { readMedicalRecord } from "#shared/contract/jackets/entries.ts";
import type { Entry, MedicalRecord } from "#shared/model/jacket/entry.ts";
import type { ApiError } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
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
import { inNewestVersion } from "./inNewestVersion.ts";
import { staleTexts, type useStaleEntry } from "./useStaleEntry.ts";

interface OpenedRecord {
  readonly entry: Entry;
  readonly record: MedicalRecord;
  /** Than the card when asked for. */
  readonly isNewer: boolean;
}

/** Each opening is audited, so never prefetched, cached or refreshed. */
function useMedicalRecord(entry: Entry, showNewest: () => Promise<Entry | undefined>) {
  const open = async (version: Entry): Promise<OpenedRecord> => {
    const { Record: record } = await send(readMedicalRecord, { EntryID: version.ID });
    return { entry: version, record, isNewer: version !== entry };
  };
  return useMutation<OpenedRecord, ApiError, void>({
    mutationFn: () => inNewestVersion(entry, showNewest, open),
    retry: false,
    gcTime: 0,
  });
}

interface Props {
  readonly entry: Entry;
  readonly stale: ReturnType<typeof useStaleEntry>;
}

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
          {/* The usual height: the dialog hardly moves when the record comes. */}
          <Box sx={{ minHeight: 320 }}>
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
          </Box>
        </Dialog>
      )}
    </>
  );
}
