import Typography from "@mui/material/Typography";
import type { Entry } from "#shared/model/entry.ts";
import { Button } from "#web/ui/Button.tsx";
import { headingIdOf } from "./headingIdOf.ts";
import { type OpenedRecord, useMedicalReading } from "./useMedicalRecord.ts";
import type { useCardNews } from "./useStaleEntry.ts";

interface Props {
  readonly entry: Entry;
  readonly card: ReturnType<typeof useCardNews>;
  readonly onPrint: (opened: OpenedRecord) => void;
}

/** Prints a jacket with its medical record, which is opened for that as if it were read. */
export function PrintButton({ entry, card, onPrint }: Props) {
  const reading = useMedicalReading(entry, card.showNewest);
  const print = () =>
    reading.mutate(undefined, {
      onSuccess: (opened) => {
        onPrint(opened);
        reading.reset();
      },
    });
  return (
    <>
      <Button
        size="small"
        fullWidth
        pending={reading.isPending}
        onClick={print}
        aria-describedby={headingIdOf(entry)}
        data-shortcut="p"
      >
        Print
      </Button>
      {reading.error && card.news !== "gone" && (
        <Typography variant="body2" role="alert" sx={{ color: "error.main", fontWeight: 600 }}>
          It was not printed. {reading.error.message}
        </Typography>
      )}
    </>
  );
}
