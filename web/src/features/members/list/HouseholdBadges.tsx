import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { AssignedHousehold, Member } from "#shared/model/member.ts";
import { formatJacketNumber } from "#shared/rules/jacketNumber.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { jacketSentence } from "#web/entities/member/jacketSentence.ts";
import { Button } from "#web/ui/Button.tsx";
import { Chip } from "#web/ui/display/Chip.tsx";
import { HomeIcon } from "#web/ui/icons.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";

interface Props {
  readonly member: Member;
}

const row = { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5, rowGap: 0.5 } as const;
const shownFirst = 5;

/** With consent withdrawn nothing is shared, whatever the jacket was. */
const sentenceOf = (household: AssignedHousehold, { Withheld }: Member): string =>
  Withheld && !household.Jacket ? "Not shared" : jacketSentence(household);

function Badge({ household, member }: Props & { readonly household: AssignedHousehold }) {
  const number = household.Jacket?.Number;
  return (
    <Box component="li" sx={row}>
      <Chip icon={<HomeIcon size={18} />}>{household.Name}</Chip>
      <Typography variant="quiet">{sentenceOf(household, member)}</Typography>
      {number && <Typography variant="quiet">Number {formatJacketNumber(number)}</Typography>}
    </Box>
  );
}

export function HouseholdBadges({ member }: Props) {
  const { HouseHolds: households } = member;
  const [isOpen, setOpen] = useState(false);
  if (households.length === 0) return null;
  const hidden = isOpen ? 0 : Math.max(0, households.length - shownFirst);
  return (
    <div>
      <Box component="ul" aria-label="House Holds" sx={{ ...columnList, gap: 1 }}>
        {households.slice(0, households.length - hidden).map((household) => (
          <Badge key={household.LinkingID} household={household} member={member} />
        ))}
      </Box>
      {households.length > shownFirst && (
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? "Fewer" : `All ${households.length}`} house holds of ${fullName(member)}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? "Fewer house holds" : `All ${households.length} house holds`}
        </Button>
      )}
    </div>
  );
}
