import Box from "@mui/material/Box";
import { signInSeconds } from "#shared/rules/account/sessionLength.ts";
import { useSession } from "#web/session/SessionContext.ts";
import { endOf, lengthInWords } from "#web/session/store/sessionPhase.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { AlertDialog } from "#web/ui/overlays/AlertDialog.tsx";
import { clockTime } from "./clockTime.ts";
import { ReauthForm } from "./ReauthForm.tsx";

/** Signing in again keeps the page. */
export function ExpiryDialog({ onLater }: { readonly onLater: () => void }) {
  const { user, since, remember } = useSession();
  const role = user?.Role ?? "USER";
  const end = clockTime(endOf({ role, since, remember }));
  const length = lengthInWords(signInSeconds(role, remember));
  return (
    <AlertDialog
      open
      onClose={onLater}
      title="Your session ends soon"
      text={`A sign-in lasts ${length}. Yours ends at ${end}. With your password it begins anew, and this page stays as it is.`}
    >
      <Box sx={{ mt: 2.5, pb: 1 }}>
        <ReauthForm onDone={() => announce("You are signed in again.")}>
          <ButtonRow>
            <Button onClick={onLater}>Later</Button>
            <SubmitButton>Sign in again</SubmitButton>
          </ButtonRow>
        </ReauthForm>
      </Box>
    </AlertDialog>
  );
}
