import Typography from "@mui/material/Typography";
import { updateAccount } from "#shared/contract/accounts.ts";
import { send } from "#web/api/send.ts";
import { EmailCodeForm } from "#web/entities/account/EmailCodeForm.tsx";
import { useStoreAccount } from "#web/entities/account/useStoreAccount.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { useQuestion } from "#web/ui/overlays/useQuestion.tsx";

export function PendingEmail() {
  const { ID, Email, PendingEmail: pending } = useUser();
  const store = useStoreAccount();
  const { ask, dialog } = useQuestion({
    title: "Keep your present email?",
    confirmLabel: "Keep it",
    cancelLabel: "Go on waiting",
    onConfirm: async () => store((await send(updateAccount, { ID, Email })).Account),
    success: "Your email stays as it is.",
    children: `The code that we mailed to ${pending} then works no more.`,
  });
  if (!pending) return null;
  return (
    <Card title="Your new email" sx={{ mb: 3 }}>
      <Typography sx={{ mb: 2, overflowWrap: "anywhere" }}>
        Waiting for <strong>{pending}</strong>: type the code that we mailed there. Until then you sign in with {Email}.
      </Typography>
      <EmailCodeForm>
        <Button onClick={ask}>Cancel the change</Button>
      </EmailCodeForm>
      {dialog}
    </Card>
  );
}
