import Box from "@mui/material/Box";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import { stateOptions } from "#web/ui/forms/stateOptions.ts";
import { useDebouncedText } from "#web/ui/state/useDebounced.ts";
import type { QueueQuery } from "./queueQuery.ts";

interface Props {
  readonly query: Pick<QueueQuery, "city" | "state">;
  readonly onChange: (change: Partial<QueueQuery>) => void;
}

/** City and state count together only. */
export function PlaceFilter({ query: { city, state }, onChange }: Props) {
  const { state: text, setState: setText } = useDebouncedText(city, (to) => onChange({ city: to }));
  const isHalf = Boolean(text.trim()) !== Boolean(state);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", flex: { xs: "1 1 100%", sm: "1 1 26rem" }, gap: 2 }}>
      <Box sx={{ flex: "1 1 200px", maxWidth: { sm: 260 } }}>
        <TextBox
          id="entry-city"
          label="City"
          value={text}
          onChange={({ target }) => setText(target.value)}
          maxLength={60}
          autoComplete="off"
          error={isHalf && state ? "Type a city, too" : undefined}
        />
      </Box>
      <Box sx={{ flex: "1 1 200px", maxWidth: { sm: 260 } }}>
        <SelectBox
          id="entry-state"
          label="State"
          options={stateOptions}
          emptyLabel="All states"
          value={state}
          onChange={({ target }) => onChange({ state: target.value })}
          error={isHalf && !state ? "Choose its state, too" : undefined}
        />
      </Box>
    </Box>
  );
}
