import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { ChangePasswordForm } from "./ChangePasswordForm.tsx";

export function PasswordCard() {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (!open && wasOpen.current) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);
  return (
    <Card title="Your password" subtitle="A new password signs out every other device. This one stays.">
      {open ? (
        <ChangePasswordForm onClose={() => setOpen(false)} />
      ) : (
        <Button ref={opener} onClick={() => setOpen(true)}>
          Change password
        </Button>
      )}
    </Card>
  );
}
