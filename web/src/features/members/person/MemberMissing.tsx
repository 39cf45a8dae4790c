import { FamilyPicture } from "#web/entities/member/FamilyPicture.tsx";
import { RecordMissing } from "#web/ui/feedback/RecordMissing.tsx";

export function MemberMissing() {
  return (
    <RecordMissing
      picture={<FamilyPicture />}
      what="family member"
      list={{ path: "/Members", label: "Family Members" }}
    />
  );
}
