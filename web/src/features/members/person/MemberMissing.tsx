import { FamilyPicture } from "#web/entities/member/FamilyPicture.tsx";
import { RecordMissing } from "#web/ui/feedback/RecordMissing.tsx";

/** What a page about one member shows when there is no such member, or it is somebody else's. */
export function MemberMissing() {
  return (
    <RecordMissing
      picture={<FamilyPicture />}
      what="family member"
      list={{ path: "/Members", label: "Family Members" }}
    />
  );
}
