import Typography from "@mui/material/Typography";
import type { Entry } from "#shared/model/entry.ts";
import { Button } from "#web/ui/Button.tsx";
import { headingIdOf } from "./headingIdOf.ts";
import { type OpenedRecord, useMedicalRecord } from "./useMedicalRecord.ts";
import type { useStaleEntry } from "./useStaleEntry.ts";

interface Props {
  readonly entry: Entry;
  readonly stale: ReturnType<typeof useStaleEntry>;
  readonly onPrint: (opened: readonly OpenedRecord[]) => void;
}

/** Prints a jacket with its medical record. Printing counts as opening the record. */
export function PrintButton({ entry, stale, onPrint }: Props) {
  const opening = useMedicalRecord(entry, stale.showNewest);
  const print = () =>
    opening.mutate(undefined, {
      onSuccess: (opened) => {
        onPrint([opened]);
        opening.reset();
      },
    });
  return (
    <>
      <Button
        size="small"
        fullWidth
        sx={{ px: 1 }}
        pending={opening.isPending}
        onClick={print}
        aria-describedby={headingIdOf(entry)}
        data-shortcut="p"
      >
        Print
      </Button>
      {opening.error && stale.reason !== "gone" && (
        <Typography variant="body2" role="alert" sx={{ color: "error.main", fontWeight: 600 }}>
          It was not printed. {opening.error.message}
        </Typography>
      )}
    </>
  );
}
