import { useMutation } from "@tanstack/react-query";
import type { PrintedRecord } from "#web/entities/jacket/print/PrintedRecord.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { ChangedCard } from "../card/inNewestVersion.ts";
import type { QueueRow } from "../queue/useLoadedEntries.ts";
import { openForPrint } from "./openForPrint.ts";

/** None when one has changed. */
export function usePrintMany(rows: readonly QueueRow[], onPrint: (opened: readonly PrintedRecord[]) => void) {
  return useMutation({
    mutationFn: () => openForPrint(rows.map(({ entry }) => entry)),
    onSuccess: onPrint,
    onError: (error) => {
      const failure =
        error instanceof ChangedCard
          ? `${fullName(error.entry)} was not printed${rows.length > 1 ? ", nor the others" : ""}`
          : "Nothing was printed";
      toast("error", `${failure}. ${sentenceOf(error)}`);
    },
    retry: false,
    gcTime: 0,
  });
}
