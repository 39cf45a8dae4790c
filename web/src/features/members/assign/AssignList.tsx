import Box from "@mui/material/Box";
import type { Household } from "#shared/model/household.ts";
import type { AssignedHousehold } from "#shared/model/member.ts";
import { SearchBox } from "#web/ui/forms/SearchBox.tsx";
import { useWordSearch } from "#web/ui/search/useWordSearch.ts";
import { plainList } from "#web/ui/theme/sxRules.ts";
import { AssignRow } from "./AssignRow.tsx";
import type { useAssignment } from "./useAssignment.ts";

interface Props {
  readonly households: readonly Household[];
  readonly links: readonly AssignedHousehold[];
  readonly assignment: ReturnType<typeof useAssignment>;
  readonly onAdd: (household: Household) => void;
  readonly onRemove: (link: AssignedHousehold) => void;
}

const manyHouseholds = 6;
const textOf = ({ Name, Location }: Household) => `${Name} ${Location}`;

export function AssignList({ households, links, assignment, onAdd, onRemove }: Props) {
  const search = useWordSearch(households, textOf);
  const { isSearching, found } = search;
  return (
    <>
      {households.length > manyHouseholds && (
        <SearchBox
          label="Search by name or address"
          search={search}
          outcome={isSearching ? `${found.length} found` : ""}
          sx={{ mb: 1 }}
        />
      )}
      <Box component="ul" aria-label="House Holds" sx={plainList}>
        {found.map((household) => (
          <AssignRow
            key={household.ID}
            household={household}
            link={links.find(({ ID }) => ID === household.ID)}
            pending={assignment.pending.includes(household.ID)}
            problem={assignment.problems[household.ID]}
            onAdd={() => onAdd(household)}
            onRemove={onRemove}
          />
        ))}
      </Box>
    </>
  );
}
