import Box from "@mui/material/Box";
import type { Member } from "#shared/model/member.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { photoRenewalDue } from "#shared/rules/photoRenewal.ts";
import { Chip } from "#web/ui/Chip.tsx";
import { WarningIcon } from "#web/ui/icons.tsx";
import { PaymentChip } from "./PaymentChip.tsx";

/** What is to be known of a member at a glance. */
export function MemberChips({ member: { payed, Dob, PhotoDate } }: { readonly member: Member }) {
  const isDue = photoRenewalDue(Dob, dayOf(new Date(PhotoDate)), dayOf(new Date()));
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <PaymentChip payed={payed} />
      {isDue && (
        <Chip status="warning" icon={<WarningIcon size={18} />}>
          New photo needed: this one is over a year old
        </Chip>
      )}
    </Box>
  );
}
