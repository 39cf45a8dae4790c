import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { memo } from "react";
import { notProvided } from "#shared/format/notProvided.ts";
import { cardLines } from "#shared/model/jacket/cardLines.ts";
import type { Member } from "#shared/model/member.ts";
import { easternDayOf } from "#shared/rules/dates.ts";
import { ConfirmationRow } from "#web/entities/member/ConfirmationRow.tsx";
import { confirmationWords } from "#web/entities/member/confirmationWords.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { StillRightButton } from "#web/entities/member/StillRightButton.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { DefinitionList } from "#web/ui/display/DefinitionList.tsx";
import { PaymentChip } from "../payment/PaymentChip.tsx";
import { renewalText } from "../payment/paymentText.ts";
import { conditionCount, householdCount } from "../person/memberText.ts";
import { MemberPhoto } from "../photo/MemberPhoto.tsx";
import { HouseholdBadges } from "./HouseholdBadges.tsx";
import { MemberNotices } from "./MemberNotices.tsx";

function MemberConfirmation({ member }: { readonly member: Member }) {
  // Nobody reads an unpaid record.
  if (member.payed === "PENDING") return null;
  return (
    <ConfirmationRow {...confirmationWords([member], easternDayOf(new Date()))}>
      <StillRightButton members={[member]} whose={fullName(member)} />
    </ConfirmationRow>
  );
}

interface Props {
  readonly member: Member;
  readonly onAssign: (member: Member) => void;
}

function Actions({ member, onAssign }: Props) {
  const name = fullName(member);
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 1.5, gridArea: "actions" }}>
      <Button size="small" to={`/Members/Edit/${member.ID}`} aria-label={`Edit ${name}`}>
        Edit
      </Button>
      <Button size="small" onClick={() => onAssign(member)} aria-label={`Assign ${name}`}>
        Assign
      </Button>
      <Button size="small" to={`/Members/Crews/${member.ID}`} aria-label={`What crews see of ${name}`}>
        What crews see
      </Button>
      <Button size="small" to={`/Members/Card/${member.ID}`} aria-label={`Card to print for ${name}`}>
        Card to print
      </Button>
    </Box>
  );
}

function Facts({ member }: Pick<Props, "member">) {
  const said = cardLines(member, ["place", "notes"]).filter(([, words]) => words !== notProvided);
  const renewal = renewalText(member);
  return (
    <Box sx={{ gridArea: "facts", display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5 }}>
        <PaymentChip payed={member.payed} />
        {renewal && <Typography variant="quiet">{renewal}</Typography>}
      </Box>
      <MemberNotices member={member} />
      {said.length > 0 && (
        <DefinitionList
          items={said.map(([label, words]) => [
            label,
            <Box key={label} sx={{ whiteSpace: "pre-line" }}>
              {words}
            </Box>,
          ])}
        />
      )}
      <HouseholdBadges member={member} />
      <MemberConfirmation member={member} />
    </Box>
  );
}

const areas = { xs: '"photo name" "facts facts" "actions actions"', sm: '"photo name actions" "photo facts actions"' };

/** A search through hundreds keeps up with the typing. */
export const MemberCard = memo(function MemberCard({ member, onAssign }: Props) {
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box
        sx={{
          display: "grid",
          columnGap: { xs: 2, sm: 3 },
          rowGap: 2,
          alignItems: "start",
          gridTemplateAreas: areas,
          gridTemplateColumns: { xs: "auto minmax(0, 1fr)", sm: "auto minmax(0, 1fr) minmax(132px, max-content)" },
          gridTemplateRows: { sm: "auto 1fr" },
        }}
      >
        <Box sx={{ gridArea: "photo" }}>
          <MemberPhoto member={member} />
        </Box>
        <Box sx={{ gridArea: "name", display: "grid", gap: 1 }}>
          <Typography variant="h2">{fullName(member)}</Typography>
          <Typography variant="quiet">
            {householdCount(member)} · {conditionCount(member)}
          </Typography>
        </Box>
        <Facts member={member} />
        <Actions member={member} onAssign={onAssign} />
      </Box>
    </Card>
  );
});
