import Box from "@mui/material/Box";
import { useState } from "react";
import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { useHouseholds } from "#web/api/useHouseholds.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import { HousesPicture } from "#web/ui/illustrations/EmptyPictures.tsx";
import { Loading } from "#web/ui/Loading.tsx";
import { AssignRow } from "./AssignRow.tsx";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly member: Member;
}

const searchedFrom = 8;
const list = { listStyle: "none", m: 0, p: 0 } as const;

const found = (text: string) => {
  const wanted = text.trim().toLowerCase();
  return ({ Name, Location }: Household) => `${Name} ${Location}`.toLowerCase().includes(wanted);
};

function Places({ member }: Pick<Props, "member">) {
  const { households, error, refetch } = useHouseholds();
  const [search, setSearch] = useState("");
  if (!households)
    return error ? <ErrorState error={error} onRetry={refetch} /> : <Loading what="house holds" />;
  if (households.length === 0)
    return (
      <EmptyState
        picture={<HousesPicture />}
        title="No Registered House Holds"
        action={
          <Button variant="primary" to="/HouseHolds/Add">
            Add a House Hold
          </Button>
        }
      />
    );
  const shown = households.filter(found(search));
  return (
    <>
      {households.length >= searchedFrom && (
        <Box sx={{ mb: 2 }}>
          <TextBox
            id="assign-search"
            label="Find a house hold"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </Box>
      )}
      <Box component="ul" sx={list}>
        {shown.map((household) => (
          <AssignRow key={household.ID} household={household} member={member} />
        ))}
      </Box>
      {shown.length === 0 && <p>No house hold has this name or address.</p>}
    </>
  );
}

/** Where a member lives: each household with a way to add them there and to remove them. */
export function AssignDialog({ open, onClose, member }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`House Hold Assignment for ${member.First} ${member.Last}`}
      actions={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Places member={member} />
    </Dialog>
  );
}
