import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { countyMargin } from "#shared/model/registry/area.ts";
import { stateNumbers } from "#shared/rules/registry/stateNumbers.ts";
import { Button } from "#web/ui/Button.tsx";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import { stateOptions } from "#web/ui/forms/stateOptions.ts";
import { quietText } from "#web/ui/theme/sxRules.ts";
import { fieldId, type RegistryFilterState } from "../useRegistryFilter.ts";

/** With the drawn map's files, which no first page has. */
const load = async (number: string) => (await import("./countyNames.ts")).countyNames(number);

function useCounties(state: string) {
  const number = stateNumbers().get(state) ?? "";
  return useQuery({
    queryKey: ["countyNames", number],
    queryFn: () => load(number),
    enabled: number !== "",
    staleTime: Infinity,
  });
}

const withCounties = stateOptions.filter(({ value }) => stateNumbers().has(String(value)));

interface Props {
  readonly filter: RegistryFilterState;
}

export function CountyFields({ filter: { draft, problems, set } }: Props) {
  const { data: options = [], isLoading, isError, refetch } = useCounties(draft.state);
  const emptyLabel = draft.state === "" ? "Choose the state first" : isLoading ? "Loading…" : "Choose";
  return (
    <>
      <SelectBox
        id={fieldId("state")}
        label="State"
        options={withCounties}
        emptyLabel="Choose"
        value={draft.state}
        autoComplete="off"
        onChange={({ target }) => set({ state: target.value, county: "" })}
      />
      <SelectBox
        id={fieldId("county")}
        label="County"
        options={options}
        emptyLabel={emptyLabel}
        value={options.some(({ value }) => value === draft.county) ? draft.county : ""}
        error={problems.county ?? (isError ? "The counties did not load." : undefined)}
        autoComplete="off"
        onChange={({ target }) => set({ county: target.value })}
      />
      <Box sx={{ gridColumn: "1 / -1", ...quietText }}>
        {isError && (
          <Button size="small" onClick={() => void refetch()} sx={{ mb: 1 }}>
            Try again
          </Button>
        )}
        <div>
          The county, and up to {countyMargin} km around it: its border is drawn coarsely, and no home at it may be
          missing.
        </div>
      </Box>
    </>
  );
}
