import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Member } from "#shared/model/member.ts";
import { formatPhone } from "#shared/rules/formatPhone.ts";
import { Avatar } from "#web/ui/Avatar.tsx";
import { Card } from "#web/ui/Card.tsx";
import { DefinitionList } from "#web/ui/DefinitionList.tsx";
import { AssignButton } from "./AssignButton.tsx";
import { MemberBadges } from "./MemberBadges.tsx";
import { MemberPlaces } from "./MemberPlaces.tsx";
import { conditionCount, householdCount } from "./memberWords.ts";

const grid = {
  display: "grid",
  columnGap: 3,
  rowGap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "112px minmax(0, 1fr) auto" },
};

/** A family member of the list. */
export function MemberRow({ member }: { readonly member: Member }) {
  const { First, Last, img, Mail, Phone, Additional } = member;
  return (
    <Card component="li" sx={grid}>
      <Avatar
        portrait
        size={112}
        first={First}
        last={Last}
        src={img || undefined}
        alt={`Photo of ${First} ${Last}`}
      />
      <Box sx={{ display: "grid", gap: 1.5, alignContent: "start", minWidth: 0 }}>
        <Typography variant="h2">
          {First} {Last}
        </Typography>
        <MemberBadges member={member} />
        <Typography color="textSecondary">
          {householdCount(member)} · {conditionCount(member)}
        </Typography>
        <DefinitionList
          items={[
            ["Email", Mail],
            ["Phone", Phone && formatPhone(Phone)],
            ["Notes", Additional],
          ]}
        />
        <MemberPlaces member={member} />
      </Box>
      <Box>
        <AssignButton member={member} />
      </Box>
    </Card>
  );
}
