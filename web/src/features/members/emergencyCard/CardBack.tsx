import Box from "@mui/material/Box";
import type { Member } from "#shared/model/member.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { QrCode } from "#web/ui/display/QrCode.tsx";
import { CardContacts } from "./CardContacts.tsx";
import { type Measures, mm } from "./cardSizes.ts";
import { cardUrl } from "./cardUrl.ts";
import type { MadeCard } from "./MadeCard.ts";

interface Props {
  readonly member: Member;
  readonly made: MadeCard;
  readonly size: Measures;
}

/** "123 456": easier to read aloud and to type. */
const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

export function CardBack({ member, made: { Token, Code, Card }, size }: Props) {
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: mm(size.padding / 2), alignItems: "flex-start" }}>
        <QrCode text={cardUrl(Token)} label="Opens the page of this card" size={mm(size.qr)} />
        <Box sx={{ flex: `1 1 ${mm(30)}`, minWidth: 0 }}>
          <Box sx={{ fontSize: size.small }}>Crews: scan, then type</Box>
          <Box sx={{ fontSize: size.code, fontWeight: 700, lineHeight: 1.15, whiteSpace: "nowrap" }}>
            {spaced(Code)}
          </Box>
          {Card.Shows.includes("CONTACTS") && <CardContacts member={member} size={size} />}
        </Box>
      </Box>
      <Box sx={{ fontSize: size.small, mt: "auto" }}>
        In an emergency call 911. Made on {formatDay(Card.Made)}.
      </Box>
    </>
  );
}
