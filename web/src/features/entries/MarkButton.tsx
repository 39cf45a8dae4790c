import Typography from "@mui/material/Typography";
import { markEntry } from "#shared/contract/entries.ts";
import type { Entry } from "#shared/model/entry.ts";
import { ApiError, sentenceOf } from "#web/api/ApiError.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { Button } from "#web/ui/Button.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { headingIdOf } from "./headingIdOf.ts";

interface Props {
  readonly entry: Entry;
  /** The entry is marked, with the server's words. */
  readonly onMarked: (entry: Entry, message: string) => void;
  /** The entry is not what the card shows any more: it changed, or it is gone. */
  readonly onOutdated: (entry: Entry, message: string) => void;
}

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/** The server answers 404 for what was withdrawn: the family took the person or the place away. */
const sentenceOfMark = (error: unknown): string =>
  statusOf(error) === 404 ? "This jacket is not waiting any more." : sentenceOf(error);

/** Says that the department has this jacket. What goes wrong stands under the button. */
export function MarkButton({ entry, onMarked, onOutdated }: Props) {
  const mark = useCallMutation(markEntry);
  const run = async () => {
    try {
      const { Message } = await mark.mutateAsync({ EntryID: entry.ID });
      onMarked(entry, Message);
    } catch (error) {
      const sentence = sentenceOfMark(error);
      toast("error", sentence);
      if ([404, 409].includes(statusOf(error))) onOutdated(entry, sentence);
    }
  };
  return (
    <>
      <Button
        variant="primary"
        size="small"
        fullWidth
        pending={mark.isPending}
        onClick={() => void run()}
        aria-describedby={headingIdOf(entry)}
      >
        Mark as Transfered
      </Button>
      {mark.error && (
        <Typography variant="body2" sx={{ color: "error.main", fontWeight: 600 }}>
          {sentenceOfMark(mark.error)}
        </Typography>
      )}
    </>
  );
}
