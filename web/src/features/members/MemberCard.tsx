import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Member } from "#shared/model/member.ts";
import { formatPhone } from "#shared/rules/formatPhone.ts";
import { Avatar } from "#web/ui/Avatar.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/Card.tsx";
import { DefinitionList } from "#web/ui/DefinitionList.tsx";
import { useHasPath } from "#web/ui/knownPaths.ts";
import { HouseholdBadges } from "./HouseholdBadges.tsx";
import { MemberChips } from "./MemberChips.tsx";
import { conditionCount, householdCount } from "./memberWords.ts";

interface Props {
  readonly member: Member;
  readonly onAssign: () => void;
}

function Actions({ member, onAssign }: Props) {
  const canEdit = useHasPath("/Members/Edit/:id");
  const name = `${member.First} ${member.Last}`;
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 1.5, gridArea: "actions" }}>
      {canEdit && (
        <Button size="small" to={`/Members/Edit/${member.ID}`} aria-label={`Edit ${name}`}>
          Edit
        </Button>
      )}
      <Button size="small" onClick={onAssign} aria-label={`Assign ${name}`}>
        Assign
      </Button>
    </Box>
  );
}

const areas = {
  xs: '"photo name" "facts facts" "actions actions"',
  sm: '"photo name actions" "photo facts actions"',
};

/** A registered person: who they are, what is recorded, where the record is. */
export function MemberCard({ member, onAssign }: Props) {
  const { First, Last, img, Mail, Phone, Additional, HouseHolds } = member;
  const name = `${First} ${Last}`;
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 3 } }}>
      <Box
        sx={{
          display: "grid",
          columnGap: { xs: 2, sm: 3 },
          rowGap: 2,
          alignItems: "start",
          gridTemplateAreas: areas,
          gridTemplateColumns: {
            xs: "auto minmax(0, 1fr)",
            sm: "auto minmax(0, 1fr) minmax(132px, max-content)",
          },
          gridTemplateRows: { sm: "auto 1fr" },
        }}
      >
        <Box sx={{ gridArea: "photo" }}>
          <Avatar first={First} last={Last} src={img} size={104} portrait alt={`Photo of ${name}`} />
        </Box>
        <Box sx={{ gridArea: "name", display: "grid", gap: 1 }}>
          <Typography variant="h2">{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {householdCount(member)} · {conditionCount(member)}
          </Typography>
        </Box>
        <Box sx={{ gridArea: "facts", display: "grid", gap: 2 }}>
          <MemberChips member={member} />
          {(Mail || Phone || Additional) && (
            <DefinitionList
              items={[
                ["Email", Mail],
                ["Phone", Phone && formatPhone(Phone)],
                ["Notes", Additional && <Box sx={{ whiteSpace: "pre-line" }}>{Additional}</Box>],
              ]}
            />
          )}
          <HouseholdBadges households={HouseHolds} />
        </Box>
        <Actions member={member} onAssign={onAssign} />
      </Box>
    </Card>
  );
}
