import Box from "@mui/material/Box";
import { JacketsPicture } from "#web/entities/jacket/JacketsPicture.tsx";
import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";

/** The id of what stands in place of the cards; it takes the focus from scripts. */
export const nothingHereId = "no-entries";

interface Props {
  readonly emptyText: string;
  /** The words or the zip that were looked for; "" without a filter. */
  readonly filter: string;
  /** The one place that the queue is narrowed to. */
  readonly place: string | undefined;
  readonly onClear: () => void;
  /** Whether the next entries are on their way. */
  readonly loading: boolean;
}

/** What a queue shows without cards: that nothing waits, that nothing fits, or that more is on its way. */
export function NothingHere({ emptyText, filter, place, onClear, loading }: Props) {
  const narrowed = [filter && `“${filter}”`, place].filter(Boolean).join(" in ");
  return (
    <Box id={nothingHereId} tabIndex={-1}>
      {loading ? (
        <Loading what="more jackets" label="Loading..." />
      ) : narrowed ? (
        <EmptyState
          picture={<JacketsPicture />}
          title={`No jacket matches ${narrowed}`}
          action={<Button onClick={onClear}>Show every jacket</Button>}
        >
          A word finds names, streets, cities and zips that begin with it.
        </EmptyState>
      ) : (
        <EmptyState picture={<JacketsPicture />} title={emptyText} />
      )}
    </Box>
  );
}
