import Typography from "@mui/material/Typography";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { isNewAccount } from "#web/entities/account/newAccount.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { awaitsEmailCode } from "./awaitsEmailCode.ts";

// Not loaded for an account with a confirmed address.
const EmailCodeForm = lazy(async () => ({
  default: (await import("#web/entities/account/EmailCodeForm.tsx")).EmailCodeForm,
}));

const focusPage = () => document.getElementById("main")?.focus();

interface PanelProps {
  readonly address: string;
  readonly onLater: () => void;
}

function EmailPanel({ address, onLater }: PanelProps) {
  return (
    <Card title="Confirm your email" sx={{ mb: 3 }}>
      <Typography sx={{ mb: 2, overflowWrap: "anywhere" }}>
        We mailed a code to {address}. Type it here to show that the address is yours. If you ever forget your password,
        a mail to it is then enough to set a new one.
      </Typography>
      <Suspense fallback={<Loading what="the form" />}>
        <EmailCodeForm onDone={focusPage}>
          <Button variant="quiet" onClick={onLater}>
            Later
          </Button>
        </EmailCodeForm>
      </Suspense>
    </Card>
  );
}

/** At once after registering, then in a line that stays; for a new address on the profile, too. */
export function EmailNotice() {
  const user = useUser();
  const { Email, PendingEmail } = user;
  const { pathname } = useLocation();
  const [open, setOpen] = useState(() => isNewAccount(Email));
  const later = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open && later.current) opener.current?.focus();
  }, [open]);
  const isOnProfile = PendingEmail !== undefined && matchPath("/Profile", pathname) !== null;
  if (!awaitsEmailCode(user) || isOnProfile) return null;
  const address = PendingEmail ?? Email;
  const close = () => {
    later.current = true;
    setOpen(false);
  };
  if (open) return <EmailPanel address={address} onLater={close} />;
  return (
    <Notice kind="info" sx={{ mb: 2.5 }}>
      <Typography sx={{ mb: 1, overflowWrap: "anywhere" }}>
        Please confirm your email: we mailed a code to {address}.
      </Typography>
      <Button ref={opener} size="small" onClick={() => setOpen(true)}>
        Enter the code
      </Button>
    </Notice>
  );
}
