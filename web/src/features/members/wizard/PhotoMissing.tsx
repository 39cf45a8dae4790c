import { photoRequired } from "#shared/fields/photo.ts";
import { Button } from "#web/ui/Button.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";

interface Props {
  /** Leads to the photo's button in step 2. */
  readonly toPhoto: () => void;
}

export function PhotoMissing({ toPhoto }: Props) {
  return (
    <FocusedNotice title={photoRequired} text="Crews need it to know who they meet.">
      <Button size="small" onClick={toPhoto}>
        Choose a photo
      </Button>
    </FocusedNotice>
  );
}
