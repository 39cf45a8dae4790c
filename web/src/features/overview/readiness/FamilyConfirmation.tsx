import Box from "@mui/material/Box";
import type { Member } from "#shared/model/member.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { ConfirmationRow } from "#web/entities/member/ConfirmationRow.tsx";
import { confirmationWords } from "#web/entities/member/confirmationWords.ts";
import { StillRightButton } from "#web/entities/member/StillRightButton.tsx";

export function FamilyConfirmation({ members }: { readonly members: readonly Member[] }) {
  // Nobody reads an unpaid record.
  const people = members.filter(({ payed }) => payed !== "PENDING");
  if (people.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <ConfirmationRow {...confirmationWords(people, easternDayOf(new Date()))}>
        <StillRightButton members={people} whose="all family members" />
      </ConfirmationRow>
    </Box>
  );
}
