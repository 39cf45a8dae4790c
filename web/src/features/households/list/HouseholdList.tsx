import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useMemo, useState } from "react";
import type { Household } from "#shared/model/household.ts";
import { HouseholdMap } from "#web/entities/household/HouseholdMap.tsx";
import { householdPoints } from "#web/entities/household/householdPoints.ts";
import type { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { SearchBox } from "#web/ui/forms/SearchBox.tsx";
import { ShowMore } from "#web/ui/navigation/ShowMore.tsx";
import { useWordSearch } from "#web/ui/search/useWordSearch.ts";
import { DataTable } from "#web/ui/table/DataTable.tsx";
import { missingOnMap } from "../householdText.ts";
import { householdColumns } from "./householdColumns.tsx";
import { searchText } from "./searchText.ts";

const step = 25;

/** For ShowMore, which takes `list`: each press shows more, then loads the pages that failed. */
function useShownRows<Row>(rows: readonly Row[], pages: ReturnType<typeof useHouseholds>) {
  const [count, setCount] = useState(step);
  const isCut = rows.length > count;
  const list = {
    ...pages,
    hasNextPage: isCut || pages.hasNextPage,
    isFetchNextPageError: !isCut && pages.isFetchNextPageError,
    fetchNextPage: async () => (isCut ? setCount(count + step) : pages.fetchNextPage()),
  };
  return { shown: rows.slice(0, count), list };
}

interface Props {
  readonly pages: ReturnType<typeof useHouseholds>;
  readonly households: readonly Household[];
  readonly path: string;
}

/** More than fit on two screens. */
const manyPlaces = 10;

type Search = ReturnType<typeof useWordSearch<Household>>;

function outcomeOf({ words, isSearching, found }: Search): string {
  if (!isSearching) return "";
  return found.length > 0 ? `${found.length} found` : `No house hold has “${words.trim()}” in its details.`;
}

function HouseholdSearch({ search }: { readonly search: Search }) {
  return <SearchBox label="Search by name, address or person" search={search} outcome={outcomeOf(search)} />;
}

export function HouseholdList({ pages, households, path }: Props) {
  const search = useWordSearch(households, searchText);
  const { shown, list } = useShownRows(search.found, pages);
  const points = useMemo(() => householdPoints(search.found), [search.found]);
  const columns = useMemo(() => householdColumns(path), [path]);
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <div>
        <HouseholdMap label="Map of your house holds" points={points} />
        <Typography variant="quiet" sx={{ mt: 1, "&:empty": { display: "none" } }}>
          {missingOnMap(households)}
        </Typography>
      </div>
      {households.length > manyPlaces && <HouseholdSearch search={search} />}
      {shown.length > 0 && (
        <DataTable caption="Your house holds" columns={columns} rows={shown} rowKey={({ ID }) => ID} />
      )}
      <ShowMore key={search.words} shown={`${shown.length} house holds`} list={list} />
    </Box>
  );
}
