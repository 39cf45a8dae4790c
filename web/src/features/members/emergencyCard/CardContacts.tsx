import Box from "@mui/material/Box";
import { formatPhone } from "#shared/format/formatPhone.ts";
import { emergencyContacts } from "#shared/handover/emergency/emergencyContacts.ts";
import type { Member } from "#shared/model/member.ts";
import { useUser } from "#web/session/SessionContext.ts";
import type { Measures } from "./cardSizes.ts";

interface Props {
  readonly member: Member;
  readonly size: Measures;
}

/** Whom to call, on the back of a paper card: as many as have room. */
export function CardContacts({ member, size }: Props) {
  const { FirstName, LastName, Cell } = useUser();
  const all = emergencyContacts(member, { Name: `${FirstName} ${LastName}`, Phone: Cell });
  return all.slice(0, size.mostContacts).map(({ Name, Relation, Phone }) => (
    <Box key={`${Name} ${Phone}`} sx={{ fontSize: size.small, mt: "1mm", overflowWrap: "anywhere" }}>
      Call {Name}
      {Relation && `, ${Relation}`}
      <Box sx={{ fontSize: size.lines, fontWeight: 700 }}>{formatPhone(Phone)}</Box>
    </Box>
  ));
}
