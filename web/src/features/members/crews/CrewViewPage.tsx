import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router-dom";
import { listOpenings } from "#shared/contract/jackets/finding.ts";
import type { Member } from "#shared/model/member.ts";
import { useCallPages } from "#web/api/pages/useCallPages.ts";
import { neverCached } from "#web/api/useCall.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { OpeningList } from "#web/entities/opening/OpeningList.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { MemberPage } from "../person/MemberPage.tsx";
import { OwnCards } from "./OwnCards.tsx";

const mostShown = 3;

function Openings({ ID }: Pick<Member, "ID">) {
  const { data, error, refetch } = useCallPages(listOpenings, { ID, Limit: mostShown }, neverCached);
  const openings = data?.pages[0]?.Openings;
  if (!openings) return <LoadingOrError error={error} onRetry={refetch} what="the days" />;
  return <OpeningList openings={openings} none="No department has looked this record up so far." />;
}

function RecentOpenings({ member: { ID, First } }: { readonly member: Member }) {
  return (
    <Card
      title={`Who looked at ${First}'s record`}
      subtitle="The last three days, besides the reading when it arrives or changes."
    >
      <Openings ID={ID} />
      <Link component={RouterLink} to="/Profile" sx={{ display: "inline-block", mt: 1.5, py: 0.75 }}>
        See all days on your profile
      </Link>
    </Card>
  );
}

export const CrewViewPage = () => (
  <MemberPage
    name="What crews see"
    title={(member) => `What crews see of ${fullName(member)}`}
    text="This is the very card that your departments read. A print of it tells all of it, so keep the sheet safe."
  >
    {(member) => (
      <>
        <OwnCards member={member} />
        <RecentOpenings member={member} />
      </>
    )}
  </MemberPage>
);
