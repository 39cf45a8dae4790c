import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { memo } from "react";
import { useNavigate } from "react-router-dom";
import { notProvided } from "#shared/format/notProvided.ts";
import { processingSentence } from "#shared/format/planText.ts";
import { cardLines } from "#shared/model/jacket/cardLines.ts";
import type { Member } from "#shared/model/member.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { DefinitionList } from "#web/ui/display/DefinitionList.tsx";
import { MenuButton } from "#web/ui/overlays/MenuButton.tsx";
import { PaymentChip } from "../payment/PaymentChip.tsx";
import { renewalText } from "../payment/paymentText.ts";
import { conditionCount, householdCount } from "../person/memberText.ts";
import { MemberPhoto } from "../photo/MemberPhoto.tsx";
import { HouseholdBadges } from "./HouseholdBadges.tsx";
import { MemberNotice } from "./MemberNotice.tsx";
import { isToAssign } from "./noticeWords.tsx";

interface Props {
  readonly member: Member;
  readonly onAssign: (member: Member) => void;
}

function Actions({ member, onAssign }: Props) {
  const navigate = useNavigate();
  const name = fullName(member);
  const open = (path: string) => () => void navigate(path);
  return (
    <Box
      sx={{ gridArea: "actions", display: "flex", flexWrap: "wrap", gap: 1, "& > *": { flex: { xs: 1, sm: "none" } } }}
    >
      <Button size="small" to={`/Members/Edit/${member.ID}`} aria-label={`Edit ${name}`}>
        Edit
      </Button>
      <Button
        size="small"
        variant={isToAssign(member) ? "primary" : "secondary"}
        onClick={() => onAssign(member)}
        aria-label={`Assign ${name}`}
      >
        Assign
      </Button>
      <MenuButton
        label="More"
        about={name}
        items={[
          { label: "What crews see", onSelect: open(`/Members/Crews/${member.ID}`) },
          { label: "Card to print", onSelect: open(`/Members/Card/${member.ID}`) },
          { label: "Consent", onSelect: open("/Members/Consent") },
        ]}
      />
    </Box>
  );
}

function Name({ member }: Pick<Props, "member">) {
  const renewal = renewalText(member);
  return (
    <Box sx={{ gridArea: "name", display: "grid", gap: 0.75, justifyItems: "start" }}>
      <Typography variant="h2">{fullName(member)}</Typography>
      <Typography variant="quiet">
        {householdCount(member)} · {conditionCount(member)}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5 }}>
        <PaymentChip payed={member.payed} />
        {renewal && <Typography variant="quiet">{renewal}</Typography>}
      </Box>
    </Box>
  );
}

function Facts({ member }: Pick<Props, "member">) {
  const said = cardLines(member, ["place", "notes"]).filter(([, words]) => words !== notProvided);
  return (
    <Box sx={{ gridArea: "facts", display: "grid", gap: 1.5, "&:empty": { display: "none" } }}>
      <MemberNotice member={member} />
      <HouseholdBadges member={member} />
      {member.payed === "PROCESSING" && <Typography variant="quiet">{processingSentence}</Typography>}
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
    </Box>
  );
}

const areas = {
  xs: '"photo name" "facts facts" "actions actions"',
  sm: '"photo name actions" "photo facts facts"',
};

/** A search through hundreds keeps up with the typing. */
export const MemberCard = memo(function MemberCard({ member, onAssign }: Props) {
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box
        sx={{
          display: "grid",
          columnGap: { xs: 2, sm: 3 },
          rowGap: 1.5,
          alignItems: "start",
          gridTemplateAreas: areas,
          gridTemplateColumns: { xs: "auto minmax(0, 1fr)", sm: "auto minmax(0, 1fr) auto" },
          gridTemplateRows: { sm: "auto 1fr" },
        }}
      >
        <Box sx={{ gridArea: "photo" }}>
          <MemberPhoto member={member} />
        </Box>
        <Name member={member} />
        <Facts member={member} />
        <Actions member={member} onAssign={onAssign} />
      </Box>
    </Card>
  );
});
