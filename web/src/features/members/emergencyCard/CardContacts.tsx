import Box from "@mui/material/Box";
import { formatPhone } from "#shared/format/formatPhone.ts";
import { emergencyContacts } from "#shared/handover/emergency/emergencyContacts.ts";
import type { Member } from "#shared/model/member.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { fitted, type Measures } from "./cardSizes.ts";

interface Props {
  readonly member: Member;
  readonly size: Measures;
}

/** As many contacts as have room. */
export function CardContacts({ member, size }: Props) {
  const { FirstName, LastName, Cell } = useUser();
  const all = emergencyContacts(member, { Name: `${FirstName} ${LastName}`, Phone: Cell });
  const shown = all.slice(0, size.mostContacts);
  const length = shown.map(({ Name, Relation = "", Phone }) => `${Name}${Relation}${Phone}`).join("").length;
  return (
    <Box sx={{ fontSize: fitted(size.contacts, length), overflowWrap: "anywhere" }}>
      {shown.map(({ Name, Relation, Phone }) => (
        <Box key={`${Name} ${Phone}`} sx={{ mt: "1mm" }}>
          Call {Name}
          {Relation && `, ${Relation}`}{" "}
          <Box component="strong" sx={{ whiteSpace: "nowrap" }}>
            {formatPhone(Phone)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
