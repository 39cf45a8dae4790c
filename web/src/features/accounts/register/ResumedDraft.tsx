import Box from "@mui/material/Box";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";

interface Props {
  /** Its proof is not kept. */
  readonly hasPhone: boolean;
  readonly onRestart: () => void;
}

export function ResumedDraft({ hasPhone, onRestart }: Props) {
  const phone = hasPhone ? ", and the phone number to be verified with a new code" : "";
  return (
    <Notice kind="info" sx={{ mb: 3 }}>
      We kept what you typed before. Only the password is to be typed again{phone}.
      <Box sx={{ mt: 1.5 }}>
        <Button size="small" onClick={onRestart}>
          Start over
        </Button>
      </Box>
    </Notice>
  );
}
