import Typography from "@mui/material/Typography";
import { useState } from "react";
import { updateAccount } from "#shared/contract/accounts.ts";
import { send } from "#web/api/send.ts";
import { EmailCodeForm } from "#web/entities/account/EmailCodeForm.tsx";
import { useStoreAccount } from "#web/entities/account/useStoreAccount.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import { toast } from "#web/ui/toasts/toast.ts";

export function PendingEmail() {
  const { ID, Email, PendingEmail: pending } = useUser();
  const store = useStoreAccount();
  const [asking, setAsking] = useState(false);
  if (!pending) return null;
  const giveUp = async () => {
    const { Account } = await send(updateAccount, { ID, Email });
    store(Account);
    toast("success", "Your email stays as it is.");
  };
  return (
    <Card title="Your new email" sx={{ mb: 3 }}>
      <Typography sx={{ mb: 2, overflowWrap: "anywhere" }}>
        Waiting for <strong>{pending}</strong>: type the code that we mailed there. Until then you sign in
        with {Email}.
      </Typography>
      <EmailCodeForm>
        <Button onClick={() => setAsking(true)}>Cancel the change</Button>
      </EmailCodeForm>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Keep your present email?"
        confirmLabel="Keep it"
        cancelLabel="Go on waiting"
        onConfirm={giveUp}
      >
        The code that we mailed to {pending} then works no more.
      </ConfirmDialog>
    </Card>
  );
}
