import { FamilyPicture } from "#web/entities/member/FamilyPicture.tsx";
import { RecordMissing } from "#web/ui/feedback/RecordMissing.tsx";

/** Shown when the member does not exist or belongs to another account. */
export function MemberMissing() {
  return (
    <RecordMissing
      picture={<FamilyPicture />}
      what="family member"
      list={{ path: "/Members", label: "Family Members" }}
    />
  );
}
