import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { headingIdOf } from "#web/entities/jacket/headingIdOf.ts";
import type { PrintedRecord } from "#web/entities/jacket/print/PrintedRecord.ts";
import { Button } from "#web/ui/Button.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { inNewestVersion } from "../card/inNewestVersion.ts";
import type { useStaleEntry } from "../card/useStaleEntry.ts";
import { openForPrint } from "./openForPrint.ts";

interface Props {
  readonly entry: Entry;
  readonly stale: ReturnType<typeof useStaleEntry>;
  readonly onPrint: (opened: readonly PrintedRecord[]) => void;
}

/** The print is audited before it begins. */
export function PrintButton({ entry, stale, onPrint }: Props) {
  const opening = useMutation({
    mutationFn: () => inNewestVersion(entry, stale.showNewest, (version) => openForPrint([version])),
    retry: false,
    gcTime: 0,
  });
  const print = () =>
    opening.mutate(undefined, {
      onSuccess: (opened) => {
        onPrint(opened);
        opening.reset();
      },
    });
  return (
    <>
      <Button
        size="small"
        fullWidth
        pending={opening.isPending}
        onClick={print}
        aria-describedby={headingIdOf(entry)}
        data-shortcut="p"
      >
        Print
      </Button>
      {opening.error && stale.reason !== "gone" && (
        <Typography variant="body2" role="alert" sx={{ color: "error.main", fontWeight: 600 }}>
          It was not printed. {sentenceOf(opening.error)}
        </Typography>
      )}
    </>
  );
}
