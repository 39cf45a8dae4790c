import { useMutation } from "@tanstack/react-query";
import type { PrintedRecord } from "#web/entities/jacket/print/PrintedRecord.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { ChangedCard } from "../card/inNewestVersion.ts";
import { toastCardFailure } from "../queue/toastCardFailure.ts";
import type { Row } from "../queue/useLoadedEntries.ts";
import { openForPrint } from "./openForPrint.ts";

/** None when one has changed. */
export function usePrintMany(rows: readonly Row[], onPrint: (opened: readonly PrintedRecord[]) => void) {
  return useMutation({
    mutationFn: () => openForPrint(rows.map(({ entry }) => entry)),
    onSuccess: onPrint,
    onError: (error) => {
      if (error instanceof ChangedCard)
        toastCardFailure(error.entry, `was not printed${rows.length > 1 ? ", nor the others" : ""}`, error);
      else toast("error", `Nothing was printed. ${sentenceOf(error)}`);
    },
    retry: false,
    gcTime: 0,
  });
}
