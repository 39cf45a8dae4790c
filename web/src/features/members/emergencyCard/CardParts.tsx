import Box from "@mui/material/Box";
import { formatPhone } from "#shared/format/formatPhone.ts";
import { emergencyContacts, ownerToCall } from "#shared/handover/emergency/emergencyContacts.ts";
import { paperLines } from "#shared/handover/emergency/emergencyLines.ts";
import type { EmergencyCard } from "#shared/model/emergencyCard.ts";
import type { Member } from "#shared/model/member.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { QrCode } from "#web/ui/display/QrCode.tsx";
import { type CardSize, cardSizes, fitted } from "./cardSizes.ts";

export interface CardProps {
  readonly member: Member;
  readonly card: EmergencyCard;
}

type SizedProps = CardProps & { readonly size: CardSize };

export function CardPhoto({ member: { img }, card: { Shows }, width }: CardProps & { readonly width: number }) {
  if (!Shows.includes("PHOTO") || !img) return null;
  const size = { width: `${width}mm`, height: `${width * 1.25}mm` };
  return <Box component="img" src={img} alt="" sx={{ ...size, objectFit: "cover", border: "0.3mm solid #000" }} />;
}

export function CardLines({ member, card: { Shows }, size }: SizedProps) {
  const lines = Shows.includes("NEEDS") ? paperLines(member, cardSizes[size].mostLines) : [];
  if (lines.length === 0) return null;
  const fontSize = fitted(cardSizes[size].lines, lines.join(" "));
  return (
    <Box component="ul" sx={{ m: 0, pl: "1.1em", fontSize, lineHeight: 1.25, "& li": { mb: "0.25em" } }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}

/** As many as have room. */
export function CardContacts({ member, card: { Shows }, size }: SizedProps) {
  const { FirstName, LastName, Cell } = useUser();
  if (!Shows.includes("CONTACTS")) return null;
  const { contacts, columns, mostContacts } = cardSizes[size];
  const owner = ownerToCall(member, member.Authorization?.Choice, { Name: `${FirstName} ${LastName}`, Phone: Cell });
  const all = emergencyContacts(member, owner);
  const shown = all.slice(0, mostContacts);
  const text = shown.map(({ Name, Relation = "", Phone }) => `${Name} ${Relation} ${Phone}`).join(" ");
  return (
    <Box
      sx={{
        fontSize: fitted(contacts, text),
        display: "grid",
        gap: "0.3em 2em",
        gridTemplateColumns: `repeat(${columns}, 1fr)`,
      }}
    >
      {shown.map(({ Name, Relation, Phone }) => (
        <div key={`${Name} ${Phone}`}>
          Call {Name}
          {Relation && `, ${Relation}`}{" "}
          <Box component="strong" sx={{ whiteSpace: "nowrap" }}>
            {formatPhone(Phone)}
          </Box>
        </div>
      ))}
    </Box>
  );
}

/** The token is in the fragment, which browsers send to no server: it is in no log. */
const cardUrl = (token: string): string => `${window.location.origin}/Card#${token}`;

export const CardQrCode = ({ token, width }: { readonly token: string; readonly width: number }) => (
  <QrCode text={cardUrl(token)} label="Opens the page of this card" size={`${width}mm`} />
);

/** "123 456": easier to read aloud and to type. */
export const CardCode = ({ code, points }: { readonly code: string; readonly points: number }) => (
  <Box sx={{ fontSize: `${points}pt`, fontWeight: 700, lineHeight: 1.15, whiteSpace: "nowrap" }}>
    {code.slice(0, 3)} {code.slice(3)}
  </Box>
);
