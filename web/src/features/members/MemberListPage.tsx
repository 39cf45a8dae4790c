import Box from "@mui/material/Box";
import type { Member } from "#shared/model/member.ts";
import { useMembers } from "#web/api/useMembers.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/EmptyState.tsx";
import { ErrorState } from "#web/ui/ErrorState.tsx";
import { FamilyPicture } from "#web/ui/illustrations/EmptyPictures.tsx";
import { Loading } from "#web/ui/Loading.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import { ShowMore } from "#web/ui/ShowMore.tsx";
import { MemberRow } from "./MemberRow.tsx";

const rows = { listStyle: "none", m: 0, p: 0, display: "grid", gap: 2.5 } as const;

function Rows({ members }: { readonly members: readonly Member[] }) {
  return (
    <Box component="ul" sx={rows} aria-label="Family members">
      {members.map((member) => (
        <MemberRow key={member.ID} member={member} />
      ))}
    </Box>
  );
}

function Family() {
  const list = useMembers();
  const { members, error } = list;
  if (!members)
    return error ? <ErrorState error={error} onRetry={list.refetch} /> : <Loading what="family members" />;
  if (members.length === 0)
    return (
      <EmptyState
        picture={<FamilyPicture />}
        title="No Registered Family Members"
        action={
          <Button variant="primary" to="/Members/Add">
            Begin Registering
          </Button>
        }
      >
        Register each person who lives with you, with a photo and what a crew should know.
      </EmptyState>
    );
  return (
    <>
      <Rows members={members} />
      <ShowMore shown={`${members.length} family members`} list={list} />
      <Box component="footer" sx={{ mt: 3 }}>
        <Button variant="primary" to="/Members/Add">
          Register new Member
        </Button>
      </Box>
    </>
  );
}

/** The people whom the signed-in person registered, where they live and where their jackets stand. */
export function MemberListPage() {
  const { FirstName } = useUser();
  return (
    <>
      <PageTitle
        title="Family Members"
        text="These are the people you registered, and what responders know of them."
      >
        Welcome, {FirstName}
      </PageTitle>
      <Family />
    </>
  );
}
