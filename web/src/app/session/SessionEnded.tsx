import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { live } from "#web/session/live.ts";
import { useSession } from "#web/session/SessionContext.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Mark } from "#web/ui/Mark.tsx";
import { PageTitle } from "#web/ui/PageTitle.tsx";
import { SubmitButton } from "#web/ui/SubmitButton.tsx";
import { SignInAgain } from "./SignInAgain.tsx";

/** The last question before what stands on the covered page is given up. */
function Leaving({ onStay }: { readonly onStay: () => void }) {
  return (
    <>
      <PageTitle key="leaving" text="What was typed here and not saved will be lost.">
        Sign in as somebody else?
      </PageTitle>
      <ButtonRow>
        <Button onClick={onStay}>Go back</Button>
        <Button variant="danger" onClick={live.startOver}>
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

/** What stands in the place of a page whose session has ended, until the same person is back. */
export function SessionEnded({ holdsInput }: Props) {
  const { cover } = useSession();
  const [leaving, setLeaving] = useState(false);
  return (
    <Box sx={{ px: { xs: 2.5, md: 6 }, py: 2.5 }}>
      <header>
        <Mark />
      </header>
      <Box component="main" sx={sheet}>
        {leaving ? (
          <Leaving onStay={() => setLeaving(false)} />
        ) : (
          <>
            <PageTitle key="ended" text={cover}>
              Your session has ended
            </PageTitle>
            <Typography sx={{ mb: 3 }}>
              Your page is still here, hidden until you sign in again. Nothing that you typed is lost.
            </Typography>
            <SignInAgain>
              <ButtonRow>
                <SubmitButton>Continue where you left off</SubmitButton>
                <Button onClick={holdsInput ? () => setLeaving(true) : live.startOver}>
                  Sign in as somebody else
                </Button>
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
