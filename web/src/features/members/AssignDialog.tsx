import { useState } from "react";
import type { Household } from "#shared/model/household.ts";
import type { AssignedHousehold, Member } from "#shared/model/member.ts";
import { useHouseholds } from "#web/api/useHouseholds.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { HousesPicture } from "#web/ui/illustrations/EmptyPictures.tsx";
import { Loading } from "#web/ui/Loading.tsx";
import { ShowMore } from "#web/ui/ShowMore.tsx";
import { AssignList } from "./AssignList.tsx";
import { wasReceived } from "./memberWords.ts";
import { PaymentWarning } from "./PaymentWarning.tsx";
import { RemoveDialog } from "./RemoveDialog.tsx";
import { useAssignment } from "./useAssignment.ts";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly member: Member;
}

function Places({ member }: Pick<Props, "member">) {
  const list = useHouseholds();
  const { households } = list;
  const assignment = useAssignment(member);
  const [warning, setWarning] = useState(false);
  const [removing, setRemoving] = useState<AssignedHousehold>();
  if (!households)
    return list.error ? (
      <ErrorState error={list.error} onRetry={list.refetch} />
    ) : (
      <Loading what="house holds" />
    );
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
  const add = (household: Household) =>
    member.payed === "COMPLETE" ? void assignment.add(household) : setWarning(true);
  const remove = (link: AssignedHousehold) =>
    wasReceived(link) ? setRemoving(link) : void assignment.remove(link);
  return (
    <>
      {assignment.error && <ErrorState error={assignment.error} />}
      <AssignList
        households={households}
        links={member.HouseHolds}
        pending={assignment.pending}
        onAdd={add}
        onRemove={remove}
      />
      <ShowMore shown={`${households.length} house holds`} list={list} />
      <PaymentWarning open={warning} onClose={() => setWarning(false)} />
      {removing && (
        <RemoveDialog
          member={member}
          link={removing}
          onClose={() => setRemoving(undefined)}
          onConfirm={() => assignment.removeOrThrow(removing)}
        />
      )}
    </>
  );
}

/** Assigns a member to house holds and takes them out again. */
export function AssignDialog({ open, onClose, member }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`House Hold Assignment for ${member.First} ${member.Last}`}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Places member={member} />
    </Dialog>
  );
}
