import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import type { useWordSearch } from "#web/ui/search/useWordSearch.ts";

interface Props {
  readonly label: string;
  readonly search: Pick<ReturnType<typeof useWordSearch>, "words" | "setWords">;
  /** "" without a search. */
  readonly outcome: string;
  readonly sx?: SxProps<Theme>;
}

export function SearchBox({ label, search, outcome, sx }: Props) {
  const id = useId();
  return (
    <Box role="search" sx={[{ maxWidth: 420 }, ...(Array.isArray(sx) ? sx : [sx])]}>
      <TextBox
        id={id}
        label={label}
        type="search"
        autoComplete="off"
        value={search.words}
        onChange={({ target }) => search.setWords(target.value)}
      />
      <Typography role="status" variant="quiet" sx={{ mt: 0.5, minHeight: "1.5em" }}>
        {outcome}
      </Typography>
    </Box>
  );
}
