import Box from "@mui/material/Box";
import { formatDay } from "#shared/rules/dates.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { CheckBox } from "#web/ui/fields/CheckBox.tsx";
import { columnList, quietText } from "#web/ui/theme/sxRules.ts";
import type { CardHolder } from "./useFamilyCards.ts";

interface Props {
  readonly holders: readonly CardHolder[];
  /** Ids of people whose card is not printed. */
  readonly left: readonly string[];
  readonly onLeft: (left: readonly string[]) => void;
}

export const CardHolders = ({ holders, left, onLeft }: Props) => (
  <Box component="ul" aria-label="Whose cards" sx={{ ...columnList, gap: 1.5 }}>
    {holders.map(({ member, card }) => (
      <li key={member.ID}>
        <CheckBox
          checked={!left.includes(member.ID)}
          onChange={(isTaken) => onLeft(isTaken ? left.filter((id) => id !== member.ID) : [...left, member.ID])}
          label={
            <>
              {fullName(member)}
              <Box component="span" sx={{ display: "block", ...quietText }}>
                {card ? `Card made on ${formatDay(card.Made)}` : "No card yet: Print makes one"}
              </Box>
            </>
          }
        />
      </li>
    ))}
  </Box>
);
