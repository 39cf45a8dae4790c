import Box from "@mui/material/Box";
import { useEffect } from "react";
import { announce } from "#web/ui/announce.ts";
import { Button } from "#web/ui/Button.tsx";
import { TextBox } from "#web/ui/fields/TextBox.tsx";

// What was found is said when the typing stops, not at each letter.
const typingPause = 600;

interface Props {
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  /** What the filter found: "3 of 50 jackets match". */
  readonly found: string;
  /** How many entries came since the list was loaded. */
  readonly arrivals: number;
  readonly pending: boolean;
  readonly onArrivals: () => void;
}

/** What stands beside a queue's title: the entries that came meanwhile, and the filter. */
export function QueueTools({ filter, onFilter, found, arrivals, pending, onArrivals }: Props) {
  useEffect(() => {
    if (!filter.trim()) return;
    const timer = setTimeout(() => announce(found), typingPause);
    return () => clearTimeout(timer);
  }, [filter, found]);
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        alignItems: "flex-end",
        gap: 2,
        width: { xs: "100%", sm: "auto" },
      }}
    >
      {arrivals > 0 && (
        <Button pending={pending} onClick={onArrivals}>
          {arrivals} new
        </Button>
      )}
      <Box sx={{ flex: { xs: "1 1 200px", sm: "0 0 260px" } }}>
        <TextBox
          id="entry-filter"
          type="search"
          label="Filter by name or zip"
          value={filter}
          onChange={({ target }) => onFilter(target.value)}
          autoComplete="off"
        />
      </Box>
    </Box>
  );
}
