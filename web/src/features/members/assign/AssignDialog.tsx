import Box from "@mui/material/Box";
import { useState } from "react";
import type { Household } from "#shared/model/household.ts";
import type { AssignedHousehold, Member } from "#shared/model/member.ts";
import { HousesPicture } from "#web/entities/household/HousesPicture.tsx";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { SearchBox } from "#web/ui/forms/SearchBox.tsx";
import { ShowMore } from "#web/ui/navigation/ShowMore.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import { useQuestionAbout } from "#web/ui/overlays/useQuestionAbout.tsx";
import { useWordSearch } from "#web/ui/search/useWordSearch.ts";
import { plainList } from "#web/ui/theme/sxRules.ts";
import { departureSentence } from "../person/memberText.ts";
import { AssignRow } from "./AssignRow.tsx";
import { PaymentWarning } from "./PaymentWarning.tsx";
import { useAssignment } from "./useAssignment.ts";

interface ListProps {
  readonly households: readonly Household[];
  readonly links: readonly AssignedHousehold[];
  readonly assignment: ReturnType<typeof useAssignment>;
  readonly onAdd: (household: Household) => void;
  readonly onRemove: (link: AssignedHousehold) => void;
}

const manyHouseholds = 6;
const textOf = ({ Name, Location }: Household) => `${Name} ${Location}`;

function AssignList({ households, links, assignment, onAdd, onRemove }: ListProps) {
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

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly member: Member;
}

const none = (
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

function Places({ member }: Pick<Props, "member">) {
  const list = useHouseholds();
  const { households } = list;
  const assignment = useAssignment(member);
  const [warning, setWarning] = useState(false);
  const removing = useQuestionAbout(assignment.remove);
  if (!households) return <LoadingOrError error={list.error} onRetry={list.refetch} what="house holds" />;
  if (households.length === 0) return none;
  const add = (household: Household) => {
    const isFree = member.payed === "PENDING" && household.Coverage.Sponsor !== undefined;
    if (member.payed === "COMPLETE" || isFree) void assignment.add(household);
    else setWarning(true);
  };
  // With the news to the department.
  const askToRemove = (link: AssignedHousehold) =>
    removing.ask(link, {
      title: `Remove ${member.First} from ${link.Name}?`,
      confirmLabel: "Remove",
      maxWidth: "xs",
      danger: true,
      children: departureSentence(link, member.First),
    });
  return (
    <>
      <AssignList
        households={households}
        links={member.HouseHolds}
        assignment={assignment}
        onAdd={add}
        onRemove={askToRemove}
      />
      <ShowMore shown={`${households.length} house holds`} list={list} />
      <PaymentWarning member={member} open={warning} onClose={() => setWarning(false)} />
      {removing.dialog}
    </>
  );
}

export function AssignDialog({ open, onClose, member }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`House Hold Assignment for ${fullName(member)}`}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Places member={member} />
    </Dialog>
  );
}
