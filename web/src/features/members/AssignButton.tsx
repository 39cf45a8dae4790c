import Typography from "@mui/material/Typography";
import { useState } from "react";
import { messages } from "#shared/fields.ts";
import type { Member } from "#shared/model/member.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { AssignDialog } from "./AssignDialog.tsx";

/** Opens the assignment of a member; one whose payment is not complete gets the reason instead. */
export function AssignButton({ member }: { readonly member: Member }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const paid = member.payed === "COMPLETE";
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={`Assign ${member.First} ${member.Last}`}>
        Assign
      </Button>
      {paid ? (
        <AssignDialog open={open} onClose={close} member={member} />
      ) : (
        <Dialog
          open={open}
          onClose={close}
          title="Payment in progress"
          actions={
            <Button variant="primary" onClick={close}>
              OK
            </Button>
          }
        >
          <Typography>{messages.paymentInProgress}</Typography>
        </Dialog>
      )}
    </>
  );
}
