import Typography from "@mui/material/Typography";
import { markEntry } from "#shared/contract/jackets/entries.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { headingIdOf } from "#web/entities/jacket/headingIdOf.ts";
import { Button } from "#web/ui/Button.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { hasMovedOn } from "./inNewestVersion.ts";
import type { StaleReason, useStaleEntry } from "./useStaleEntry.ts";

interface Props {
  readonly entry: Entry;
  readonly stale: ReturnType<typeof useStaleEntry>;
  readonly onMarked: (message: string) => void;
  /** Removes a card that no longer waits. */
  readonly onDismiss: () => void;
}

const over: readonly (StaleReason | undefined)[] = ["withdrawn", "gone"];

export function MarkButton({ entry, stale, onMarked, onDismiss }: Props) {
  const mark = useCallMutation(markEntry);
  const isOver = over.includes(stale.reason);
  const run = async () => {
    try {
      const { Message } = await mark.mutateAsync({ EntryID: entry.ID });
      onMarked(Message);
    } catch (error) {
      if (hasCode(error, "NOT_FOUND")) return stale.report("withdrawn");
      if (!hasCode(error, "CHANGED_ELSEWHERE")) return toast("error", sentenceOf(error));
      await stale.showNewest().catch(() => toast("error", sentenceOf(error)));
    }
  };
  // The card tells the others.
  const isTold = hasMovedOn(mark.error) && stale.reason;
  return (
    <>
      <Button
        variant={isOver ? "secondary" : "primary"}
        size="small"
        fullWidth
        pending={mark.isPending}
        single
        onClick={() => (isOver ? onDismiss() : void run())}
        aria-describedby={headingIdOf(entry)}
        data-shortcut="t"
      >
        {isOver ? "Take it off the list" : "Mark as Transfered"}
      </Button>
      {mark.error && !isTold && (
        <Typography variant="body2" sx={{ color: "error.main", fontWeight: 600 }}>
          {sentenceOf(mark.error)}
        </Typography>
      )}
    </>
  );
}
