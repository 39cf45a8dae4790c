import { photoRequired } from "#shared/fields.ts";
import { Button } from "#web/ui/Button.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";

interface Props {
  readonly shown: boolean;
  readonly toPhoto: () => void;
}

/** Says that the photo is missing and leads to where it is chosen. */
export function PhotoMissing({ shown, toPhoto }: Props) {
  if (!shown) return null;
  return (
    <FocusedNotice title={photoRequired} text="Crews need it to know who they meet.">
      <Button size="small" onClick={toPhoto}>
        Choose a photo
      </Button>
    </FocusedNotice>
  );
}
