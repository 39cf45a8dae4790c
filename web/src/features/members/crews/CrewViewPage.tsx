import { fullName } from "#web/entities/member/fullName.ts";
import { MemberPage } from "../person/MemberPage.tsx";
import { OwnCards } from "./OwnCards.tsx";
import { RecentOpenings } from "./RecentOpenings.tsx";

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
