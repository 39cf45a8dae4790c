import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { HousesPicture } from "#web/ui/illustrations/EmptyPictures.tsx";

/** What a page about one place shows when there is no such place, or it is somebody else's. */
export function HouseholdMissing() {
  return (
    <EmptyState
      picture={<HousesPicture />}
      title="We could not find this house hold"
      action={
        <Button variant="primary" to="/HouseHolds">
          Go to your House Holds
        </Button>
      }
    >
      The address of this page may have a typing mistake, or the house hold was deleted.
    </EmptyState>
  );
}
