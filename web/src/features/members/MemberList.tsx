import Box from "@mui/material/Box";
import { useState } from "react";
import type { Member } from "#shared/model/member.ts";
import type { useMembers } from "#web/api/useMembers.ts";
import { Button } from "#web/ui/Button.tsx";
import { ShowMore } from "#web/ui/ShowMore.tsx";
import { AssignDialog } from "./AssignDialog.tsx";
import { MemberCard } from "./MemberCard.tsx";
import { PaymentWarning } from "./PaymentWarning.tsx";

interface Props {
  readonly list: ReturnType<typeof useMembers>;
  readonly members: readonly Member[];
}

type Opened = { readonly id: string; readonly dialog: "assign" | "payment" };

/** Registered members, a card each, with their assignment to house holds. */
export function MemberList({ list, members }: Props) {
  const [opened, setOpened] = useState<Opened>();
  // The dialogs keep their words while they fade out.
  const [open, setOpen] = useState(false);
  const member = members.find(({ ID }) => ID === opened?.id);
  const assign = ({ ID, payed, HouseHolds }: Member) => {
    // Who was assigned while the payment was complete can still be removed.
    const mayOpen = payed === "COMPLETE" || HouseHolds.length > 0;
    setOpened({ id: ID, dialog: mayOpen ? "assign" : "payment" });
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <Box
        component="ul"
        aria-label="Family members"
        sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 2.5 }}
      >
        {members.map((one) => (
          <li key={one.ID}>
            <MemberCard member={one} onAssign={() => assign(one)} />
          </li>
        ))}
      </Box>
      <ShowMore shown={`${members.length} family members`} list={list} />
      <Box sx={{ mt: 3, display: "flex" }}>
        <Button variant="primary" to="/Members/Add" sx={{ width: { xs: "100%", sm: "auto" } }}>
          Register new Member
        </Button>
      </Box>
      {member && opened?.dialog === "assign" && <AssignDialog open={open} onClose={close} member={member} />}
      <PaymentWarning open={open && opened?.dialog === "payment"} onClose={close} />
    </>
  );
}
