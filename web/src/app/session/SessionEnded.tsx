import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { live } from "#web/session/live.ts";
import { useSession } from "#web/session/SessionContext.ts";
import { sentencesOfEnd } from "#web/session/store/sentencesOfEnd.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Mark } from "#web/ui/display/Mark.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { SignInAgain } from "./SignInAgain.tsx";

interface Words {
  readonly title: string;
  readonly text: string;
  /** The other way out, what is asked before it, and where it leads. */
  readonly leave: string;
  readonly question: string;
  readonly onLeave: () => void;
}

const ended: Words = {
  title: "Your session has ended",
  text: "Your page is still here, hidden until you sign in again. Nothing that you typed is lost.",
  leave: "Sign in as somebody else",
  question: "Sign in as somebody else?",
  onLeave: live.startOver,
};

const restricted: Words = {
  title: "Your account is restricted",
  text: "Your page is still here, hidden. Nothing that you typed is lost. Once your account is restored, sign in here to go on.",
  leave: "Log out",
  question: "Log out?",
  onLeave: live.logout,
};

interface LeavingProps {
  readonly words: Words;
  readonly onStay: () => void;
}

/** The last question before what stands on the covered page is given up. */
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
  borderRadius: { sm: "14px" },
  bgcolor: { sm: "background.paper" },
} as const;

interface Props {
  /** Whether something was typed that leaving would lose. */
  readonly holdsInput: boolean;
}

/** What stands in the place of a page whose session has ended, or whose account is refused, until the same person is back. */
export function SessionEnded({ holdsInput }: Props) {
  const { cover } = useSession();
  const [leaving, setLeaving] = useState(false);
  const words = cover === "ACCOUNT_RESTRICTED" ? restricted : ended;
  return (
    <Box sx={{ px: { xs: 2.5, md: 6 }, py: 2.5 }}>
      <header>
        <Mark />
      </header>
      <Box component="main" sx={sheet}>
        {leaving ? (
          <Leaving words={words} onStay={() => setLeaving(false)} />
        ) : (
          <>
            <PageTitle key={words.title} text={cover && sentencesOfEnd[cover]}>
              {words.title}
            </PageTitle>
            <Typography sx={{ mb: 3 }}>{words.text}</Typography>
            <SignInAgain>
              <ButtonRow>
                <SubmitButton>Continue where you left off</SubmitButton>
                <Button onClick={holdsInput ? () => setLeaving(true) : words.onLeave}>{words.leave}</Button>
              </ButtonRow>
            </SignInAgain>
            <Link
              href="/Recover"
              target="_blank"
              rel="noopener"
              sx={{ display: "inline-block", mt: 4, py: 0.75 }}
            >
              Forgot your password? (opens in a new tab)
            </Link>
          </>
        )}
      </Box>
    </Box>
  );
}
