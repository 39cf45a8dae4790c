import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { FamilyPicture } from "#web/ui/illustrations/EmptyPictures.tsx";

/** What a page about one member shows when there is no such member, or it is somebody else's. */
export function MemberMissing() {
  return (
    <EmptyState
      picture={<FamilyPicture />}
      title="We could not find this family member"
      action={
        <Button variant="primary" to="/Members">
          Go to Family Members
        </Button>
      }
    >
      The address may have a typing mistake, or this person was deleted.
    </EmptyState>
  );
}
