import { Button } from "#web/ui/Button.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { UploadProgress } from "../photo/UploadProgress.tsx";

interface Props {
  readonly share: number | undefined;
  readonly failure: string | undefined;
  readonly onRetry: () => void;
}

/** How far an upload is, or why it failed with a way to try again. */
export function UploadStatus({ share, failure, onRetry }: Props) {
  if (share !== undefined) return <UploadProgress share={share} />;
  if (!failure) return null;
  return (
    <FocusedNotice title={failure}>
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>
    </FocusedNotice>
  );
}
