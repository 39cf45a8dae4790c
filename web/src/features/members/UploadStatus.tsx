import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { Button } from "#web/ui/Button.tsx";
import { Problem } from "./Problem.tsx";

interface Props {
  readonly share: number | undefined;
  readonly failure: string | undefined;
  readonly onRetry: () => void;
}

/** How far an upload is, or why it failed with a way to try again. */
export function UploadStatus({ share, failure, onRetry }: Props) {
  if (share !== undefined)
    return (
      <div>
        <Typography sx={{ mb: 1 }}>Uploading the photo…</Typography>
        <LinearProgress variant="determinate" value={share * 100} aria-label="Uploading the photo" />
      </div>
    );
  if (!failure) return null;
  return (
    <Problem title={failure}>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </Problem>
  );
}
