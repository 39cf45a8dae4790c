import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import type { useMemberSearch } from "./useMemberSearch.ts";

function outcomeOf({ words, isSearching, isDone, shown }: ReturnType<typeof useMemberSearch>): string {
  if (!isSearching) return "";
  if (shown.length > 0) return `${shown.length} found${isDone ? "" : " so far"}`;
  return isDone ? `No family member is called “${words.trim()}”.` : "Searching…";
}

/** The search by name over a long list, and what it found. */
export function MemberSearch({ search }: { readonly search: ReturnType<typeof useMemberSearch> }) {
  const id = useId();
  return (
    <Box role="search" sx={{ mb: 2.5, maxWidth: 420 }}>
      <TextBox
        id={id}
        label="Search by name"
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
