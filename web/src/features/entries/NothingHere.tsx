import Box from "@mui/material/Box";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { JacketsPicture } from "#web/ui/illustrations/EmptyPictures.tsx";

/** The id of what stands in place of the cards; it takes the focus from scripts. */
export const nothingHereId = "no-entries";

interface Props {
  readonly emptyText: string;
  readonly filter: string;
  /** How many entries were looked through. */
  readonly loaded: number;
  /** Whether there are entries that were not loaded. */
  readonly more: boolean;
}

/** What a queue shows without cards: that nothing waits, or that the filter hides all of it. */
export function NothingHere({ emptyText, filter, loaded, more }: Props) {
  const filtered = filter.trim() !== "" && loaded > 0;
  return (
    <Box id={nothingHereId} tabIndex={-1}>
      {filtered ? (
        <EmptyState picture={<JacketsPicture />} title={`No jacket matches “${filter.trim()}”`}>
          {more
            ? `The filter looks through the ${loaded} jackets on this page. Show more to look further.`
            : "Check the name or the zip, or empty the filter."}
        </EmptyState>
      ) : (
        <EmptyState
          picture={<JacketsPicture />}
          title={more ? "Show more to see the next jackets" : emptyText}
        />
      )}
    </Box>
  );
}
