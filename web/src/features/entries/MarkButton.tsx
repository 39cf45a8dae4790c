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

const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 409 || error.status === 404);

/** Says that the department has this jacket. What goes wrong stands under the button. */
export function MarkButton({ entry, onMarked, onOutdated }: Props) {
  const mark = useCallMutation(markEntry);
  const run = async () => {
    try {
      const { Message } = await mark.mutateAsync({ EntryID: entry.ID });
      onMarked(entry, Message);
    } catch (error) {
      toast("error", sentenceOf(error));
      if (isOutdated(error)) onOutdated(entry, sentenceOf(error));
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
          {mark.error.message}
        </Typography>
      )}
    </>
  );
}
