import Typography from "@mui/material/Typography";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { formatDay } from "#shared/rules/dates.ts";
import { isNewAccount } from "#web/entities/account/newAccount.ts";
import { useSendEmailCode } from "#web/entities/account/useSendEmailCode.ts";
import { useUser } from "#web/session/SessionContext.ts";
import type { SessionUser } from "#web/session/store/sessionReducer.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { awaitsEmailCode } from "./awaitsEmailCode.ts";

// Not loaded for a confirmed address.
const EmailCodeForm = lazy(async () => ({
  default: (await import("#web/entities/account/EmailCodeForm.tsx")).EmailCodeForm,
}));

// For the visit: tasks of several steps hide the notice and bring it back.
let declined: string | undefined;

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

const mailProblems: Readonly<Record<NonNullable<SessionUser["MailProblem"]>["Kind"], string>> = {
  BOUNCE: "came back, so nothing that we write reaches you",
  COMPLAINT: "was reported as unwanted, so we stopped writing there",
};

interface ProblemProps {
  readonly problem: NonNullable<SessionUser["MailProblem"]>;
  readonly address: string;
  readonly onSent: () => void;
}

/** An unreachable account learns it here: mails tell of payments, departments that left, others' changes. */
function MailProblemNotice({ problem: { Kind, Day }, address, onSent }: ProblemProps) {
  const { sendCode, sending } = useSendEmailCode();
  const tryAgain = async () => {
    if (await sendCode()) onSent();
  };
  return (
    <Notice kind="warning" sx={{ mb: 2.5 }}>
      <Typography sx={{ mb: 1, overflowWrap: "anywhere" }}>
        On {formatDay(Day)} mail to {address} {mailProblems[Kind]}. Please change your email, or, if it is right, let us
        try again with a code.
      </Typography>
      <ButtonRow>
        <Button size="small" to="/Profile">
          Change my email
        </Button>
        <Button size="small" pending={sending} onClick={() => void tryAgain()}>
          Mail me a code
        </Button>
      </ButtonRow>
    </Notice>
  );
}

/** At once after registering, then in a line that stays; for a new address on the profile, too. */
export function EmailNotice() {
  const user = useUser();
  const { ID, Email, PendingEmail, MailProblem } = user;
  const { pathname } = useLocation();
  const [open, setOpen] = useState(() => isNewAccount(Email) && declined !== ID);
  const [sentTo, setSentTo] = useState<string>();
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
    declined = ID;
    setOpen(false);
  };
  if (open) return <EmailPanel address={address} onLater={close} />;
  const onSent = () => {
    setSentTo(Email);
    setOpen(true);
  };
  if (MailProblem && !PendingEmail && sentTo !== Email)
    return <MailProblemNotice problem={MailProblem} address={Email} onSent={onSent} />;
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
