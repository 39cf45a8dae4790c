import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { pageSession } from "#web/session/pageSession.ts";
import { useSession } from "#web/session/SessionContext.ts";
import { sentencesOfEnd } from "#web/session/store/sentencesOfEnd.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { EmergencyLine } from "#web/ui/display/EmergencyLine.tsx";
import { Logo } from "#web/ui/display/Logo.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { radius } from "#web/ui/theme/tokens.ts";
import { ReauthForm } from "./ReauthForm.tsx";

interface Content {
  readonly title: string;
  readonly text: string;
  readonly leave: string;
  readonly question: string;
  readonly onLeave: () => void;
}

const ended: Content = {
  title: "Your session has ended",
  text: "Your page is still here, hidden until you sign in again. Nothing that you typed is lost.",
  leave: "Sign in as somebody else",
  question: "Sign in as somebody else?",
  onLeave: pageSession.switchAccount,
};

const restricted: Content = {
  title: "Your account is restricted",
  text: "Your page is still here, hidden. Nothing that you typed is lost. Once your account is restored, sign in here to go on.",
  leave: "Log out",
  question: "Log out?",
  onLeave: pageSession.logout,
};

interface LeavingProps {
  readonly words: Content;
  readonly onStay: () => void;
}

function Leaving({ words: { question, onLeave }, onStay }: LeavingProps) {
  return (
    <>
      <PageTitle key="leaving" text="What was typed here and not saved will be lost.">
        {question}
      </PageTitle>
      <ButtonRow>
        <Button onClick={onStay}>Go back</Button>
        <Button variant="danger" onClick={onLeave}>
          Leave this page
        </Button>
      </ButtonRow>
    </>
  );
}

const sheet = {
  maxWidth: 720,
  mx: "auto",
  mt: { xs: 4, sm: 2.5 },
  p: { sm: 5 },
  border: { sm: 1 },
  borderColor: { sm: "divider" },
  borderRadius: { sm: radius.card },
  bgcolor: { sm: "background.paper" },
} as const;

export function SessionEnded({ holdsInput }: { readonly holdsInput: boolean }) {
  const { lockReason } = useSession();
  const [leaving, setLeaving] = useState(false);
  const words = lockReason === "ACCOUNT_RESTRICTED" ? restricted : ended;
  return (
    <Box sx={{ px: { xs: 2.5, md: 6 }, py: 2.5 }}>
      <header>
        <Logo />
      </header>
      <Box component="main" sx={sheet}>
        {leaving ? (
          <Leaving words={words} onStay={() => setLeaving(false)} />
        ) : (
          <>
            <PageTitle key={words.title} text={lockReason && sentencesOfEnd[lockReason]}>
              {words.title}
            </PageTitle>
            <Typography sx={{ mb: 3 }}>{words.text}</Typography>
            <ReauthForm>
              <ButtonRow>
                <SubmitButton>Continue where you left off</SubmitButton>
                <Button onClick={holdsInput ? () => setLeaving(true) : words.onLeave}>{words.leave}</Button>
              </ButtonRow>
            </ReauthForm>
            <Link href="/Recover" target="_blank" rel="noopener" sx={{ display: "inline-block", mt: 4, py: 0.75 }}>
              Forgot your password? (opens in a new tab)
            </Link>
          </>
        )}
      </Box>
      <footer>
        <EmergencyLine sx={{ maxWidth: 720, mx: "auto", py: 3 }} />
      </footer>
    </Box>
  );
}
