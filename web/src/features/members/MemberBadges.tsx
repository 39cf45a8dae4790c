import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Member } from "#shared/model/member.ts";
import { dayOf } from "#shared/rules/dates.ts";
import { photoRenewalDue } from "#shared/rules/photoRenewal.ts";
import { Chip } from "#web/ui/Chip.tsx";
import { paymentBadges } from "./memberWords.ts";

const row = { display: "flex", flexWrap: "wrap", gap: 1 };

/** What must not be missed about a member: the payment, whether anybody sees them yet, an outdated photo. */
export function MemberBadges({ member: { payed, HouseHolds, Dob, PhotoDate } }: { readonly member: Member }) {
  const { words, status } = paymentBadges[payed];
  const photoDue = photoRenewalDue(Dob, PhotoDate, dayOf(new Date()));
  return (
    <>
      <Box sx={row}>
        <Chip status={status}>
          <span style={{ whiteSpace: "pre" }}>{words}</span>
        </Chip>
        {HouseHolds.length === 0 && <Chip status="warning">Not shared yet</Chip>}
        {photoDue && <Chip status="warning">New photo needed</Chip>}
      </Box>
      {photoDue && (
        <Typography variant="body2" color="textSecondary">
          This photo is over 12 months old. Members under 17 need a new one every year.
        </Typography>
      )}
    </>
  );
}
