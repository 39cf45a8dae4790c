import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import type { Household } from "#shared/model/household.ts";
import type { AssignedHousehold } from "#shared/model/member.ts";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import { AssignRow } from "./AssignRow.tsx";
import { matchesWords } from "./matchesWords.ts";
import type { useAssignment } from "./useAssignment.ts";

interface Props {
  readonly households: readonly Household[];
  /** Where the member is assigned now. */
  readonly links: readonly AssignedHousehold[];
  readonly assignment: ReturnType<typeof useAssignment>;
  readonly onAdd: (household: Household) => void;
  readonly onRemove: (link: AssignedHousehold) => void;
}

const manyHouseholds = 6;

/** Every house hold with its buttons; with a search where there are many. */
export function AssignList({ households, links, assignment, onAdd, onRemove }: Props) {
  const searchId = useId();
  const [words, setWords] = useState("");
  const shown = households.filter(({ Name, Location }) => matchesWords(`${Name} ${Location}`, words));
  return (
    <>
      {households.length > manyHouseholds && (
        <Box sx={{ mb: 1 }}>
          <TextBox
            id={searchId}
            label="Search by name or address"
            type="search"
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {words.trim() && `${shown.length} found`}
          </Typography>
        </Box>
      )}
      <Box component="ul" aria-label="House Holds" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {shown.map((household) => (
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
