import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type RefObject, useId } from "react";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import { stateOptions } from "#web/ui/forms/stateOptions.ts";
import type { ListFilter } from "./useListFilter.ts";

const grid = {
  display: "grid",
  gap: 2,
  alignItems: "end",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(auto-fit, minmax(200px, 1fr))" },
} as const;

interface Props {
  readonly filter: ListFilter;
  /** @default false */
  readonly withPlace?: boolean;
  /** The number found; announced. */
  readonly outcome: string;
  readonly field: RefObject<HTMLInputElement | null>;
}

export function AccountFilterBar({ filter: { typed, set }, withPlace = false, outcome, field }: Props) {
  const id = useId();
  const isHalf = withPlace && Boolean(typed.city.trim()) !== Boolean(typed.state);
  return (
    <Box role="search" sx={{ mb: 2, maxWidth: withPlace ? "none" : 420 }}>
      <Box sx={withPlace ? grid : {}}>
        <TextBox
          id={`${id}-search`}
          label="Search by name, email or ID"
          type="search"
          autoComplete="off"
          maxLength={254}
          inputRef={field}
          value={typed.search}
          onChange={({ target }) => set("search", target.value)}
        />
        {withPlace && (
          <>
            <TextBox
              id={`${id}-city`}
              label="City"
              autoComplete="off"
              maxLength={60}
              value={typed.city}
              onChange={({ target }) => set("city", target.value)}
            />
            <SelectBox
              id={`${id}-state`}
              label="State"
              autoComplete="off"
              options={stateOptions}
              emptyLabel="All states"
              value={typed.state}
              onChange={({ target }) => set("state", target.value)}
            />
          </>
        )}
      </Box>
      <Typography role="status" variant="quiet" sx={{ mt: 0.5, minHeight: "1.5em" }}>
        {isHalf ? "To see one city, give its name and its state." : outcome}
      </Typography>
    </Box>
  );
}
