import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import type { useHouseholdSearch } from "./useHouseholdSearch.ts";

function outcomeOf({ words, isSearching, found }: ReturnType<typeof useHouseholdSearch>): string {
  if (!isSearching) return "";
  return found.length > 0 ? `${found.length} found` : `No house hold has “${words.trim()}” in its details.`;
}

/** The search over a long list, and what it found. */
export function HouseholdSearch({ search }: { readonly search: ReturnType<typeof useHouseholdSearch> }) {
  const id = useId();
  return (
    <Box role="search" sx={{ maxWidth: 420 }}>
      <TextBox
        id={id}
        label="Search by name, address or person"
        type="search"
        autoComplete="off"
        value={search.words}
        onChange={({ target }) => search.setWords(target.value)}
      />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 0.5, minHeight: "1.5em" }}>
        {outcomeOf(search)}
      </Typography>
    </Box>
  );
}
