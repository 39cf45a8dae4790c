import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Household } from "#shared/model/household.ts";
import type { AssignedHousehold } from "#shared/model/member.ts";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import { AssignRow } from "./AssignRow.tsx";

interface Props {
  readonly households: readonly Household[];
  /** Where the member is assigned now. */
  readonly links: readonly AssignedHousehold[];
  readonly pending: string | undefined;
  readonly onAdd: (household: Household) => void;
  readonly onRemove: (link: AssignedHousehold) => void;
}

const manyHouseholds = 6;

function found({ Name, Location }: Household, words: string): boolean {
  return `${Name} ${Location}`.toLowerCase().includes(words.trim().toLowerCase());
}

/** Every house hold with its buttons; with a search where there are many. */
export function AssignList({ households, links, pending, onAdd, onRemove }: Props) {
  const [words, setWords] = useState("");
  const shown = households.filter((household) => found(household, words));
  return (
    <>
      {households.length > manyHouseholds && (
        <Box sx={{ mb: 1 }}>
          <TextBox
            id="assign-search"
            label="Search by name or address"
            type="search"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {words && `${shown.length} found`}
          </Typography>
        </Box>
      )}
      <Box component="ul" aria-label="House Holds" sx={{ listStyle: "none", m: 0, p: 0 }}>
        {shown.map((household) => (
          <AssignRow
            key={household.ID}
            household={household}
            link={links.find(({ ID }) => ID === household.ID)}
            pending={pending === household.ID}
            onAdd={() => onAdd(household)}
            onRemove={onRemove}
          />
        ))}
      </Box>
    </>
  );
}
