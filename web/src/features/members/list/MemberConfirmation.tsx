import type { Member } from "#shared/model/member.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { ConfirmationRow } from "#web/entities/member/ConfirmationRow.tsx";
import { confirmationWords } from "#web/entities/member/confirmationWords.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { StillRightButton } from "#web/entities/member/StillRightButton.tsx";

export function MemberConfirmation({ member }: { readonly member: Member }) {
  // Nobody reads an unpaid record.
  if (member.payed === "PENDING") return null;
  return (
    <ConfirmationRow {...confirmationWords([member], easternDayOf(new Date()))}>
      <StillRightButton members={[member]} whose={fullName(member)} />
    </ConfirmationRow>
  );
}
