import Typography from "@mui/material/Typography";
import { markEntry } from "#shared/contract/entries.ts";
import type { Entry } from "#shared/model/entry.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { Button } from "#web/ui/Button.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { hasMovedOn } from "./hasMovedOn.ts";
import { headingIdOf } from "./headingIdOf.ts";
import type { CardNews, useCardNews } from "./useCardNews.ts";

interface Props {
  readonly entry: Entry;
  readonly card: ReturnType<typeof useCardNews>;
  /** The entry is marked, with the server's words. */
  readonly onMarked: (message: string) => void;
  /** The card of an entry that waits no more is to go. */
  readonly onDismiss: () => void;
}

const over: readonly (CardNews | undefined)[] = ["withdrawn", "gone"];

/** Says that the department has this jacket. What goes wrong stands under the button or on the card. */
export function MarkButton({ entry, card, onMarked, onDismiss }: Props) {
  const mark = useCallMutation(markEntry);
  const isOver = over.includes(card.news);
  const run = async () => {
    try {
      const { Message } = await mark.mutateAsync({ EntryID: entry.ID });
      onMarked(Message);
    } catch (error) {
      if (hasCode(error, "NOT_FOUND")) return card.tell("withdrawn");
      if (!hasCode(error, "CHANGED_ELSEWHERE")) return toast("error", sentenceOf(error));
      await card.showNewest().catch(() => toast("error", sentenceOf(error)));
    }
  };
  // What the card says is said there; an outdated version that could not be replaced is said here.
  const isTold = hasMovedOn(mark.error) && card.news;
  return (
    <>
      <Button
        variant={isOver ? "secondary" : "primary"}
        size="small"
        fullWidth
        pending={mark.isPending}
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
