import { FamilyPicture } from "#web/entities/member/FamilyPicture.tsx";
import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

export const NoMembers = ({ children }: { readonly children: string }) => (
  <EmptyState
    picture={<FamilyPicture />}
    title="No Registered Family Members"
    action={
      <Button variant="primary" to="/Members/Add">
        Begin Registering
      </Button>
    }
  >
    {children}
  </EmptyState>
);
