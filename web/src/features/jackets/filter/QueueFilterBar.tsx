import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import { stateOptions } from "#web/ui/forms/stateOptions.ts";
import { CloseIcon } from "#web/ui/icons.tsx";
import { useDebouncedText } from "#web/ui/state/useDebounced.ts";
import { filterId } from "../shortcuts/useShortcuts.ts";
import { CityFilter } from "./CityFilter.tsx";
import type { QueueQuery } from "./queueQuery.ts";
import type { ServedCities } from "./useServed.ts";

const orders = [
  { value: "OLDEST", label: "Longest waiting first" },
  { value: "NEWEST", label: "Newest first" },
];

interface Props {
  readonly query: QueueQuery;
  readonly onChange: (change: Partial<QueueQuery>) => void;
  readonly seesEveryCity: boolean;
  readonly served: ServedCities | null | undefined;
}

function Filter({ query, onChange }: Pick<Props, "query" | "onChange">) {
  const { state: text, setState: setText, flush } = useDebouncedText(query.search, (search) => onChange({ search }));
  const clear = () => {
    flush("");
    document.getElementById(filterId)?.focus();
  };
  return (
    <Box
      component="search"
      // Not reachable by keyboard.
      sx={{ flex: "1 1 260px", maxWidth: { sm: 420 }, "& ::-webkit-search-cancel-button": { display: "none" } }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          flush(text);
        }}
      >
        <TextBox
          id={filterId}
          type="search"
          label="Filter by name, address, phone, need or number"
          value={text}
          onChange={({ target }) => setText(target.value)}
          maxLength={100}
          autoComplete="off"
          endAdornment={
            text && (
              <IconButton onClick={clear} aria-label="Clear the filter" sx={{ mr: -1.5 }}>
                <CloseIcon />
              </IconButton>
            )
          }
        />
      </form>
    </Box>
  );
}

/** City and state count together only. */
function PlaceFilter({ query: { city, state }, onChange }: Pick<Props, "query" | "onChange">) {
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

export function QueueFilterBar(props: Props) {
  const { query, onChange, seesEveryCity, served } = props;
  // A label may take two lines; the place's error stands under its field.
  const alignItems = seesEveryCity ? "flex-start" : "flex-end";
  return (
    <Box data-tool="" sx={{ display: "flex", flexWrap: "wrap", alignItems, gap: 2 }}>
      <Filter query={query} onChange={onChange} />
      <Box sx={{ flex: { xs: "1 1 100%", sm: "0 1 17rem" } }}>
        <SelectBox
          id="entry-order"
          label="Order"
          options={orders}
          value={query.sort}
          onChange={({ target }) => onChange({ sort: target.value === "NEWEST" ? "NEWEST" : "OLDEST" })}
        />
      </Box>
      {served && served.Cities.length > 0 && (
        <Box sx={{ flex: { xs: "1 1 100%", sm: "0 1 17rem" } }}>
          <CityFilter cities={served.Cities} query={query} onChange={onChange} />
        </Box>
      )}
      {seesEveryCity && <PlaceFilter query={query} onChange={onChange} />}
    </Box>
  );
}
