import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import type { KeptDraft } from "../draft/keptDraft.ts";
import type { DraftHandle } from "../draft/useMemberDraft.ts";

interface Props {
  readonly handle: Pick<DraftHandle, "replace" | "keepOwn">;
  readonly elsewhere: KeptDraft;
}

export function DraftElsewhere({ handle, elsewhere }: Props) {
  const { draft } = elsewhere;
  const name = draft?.values.First.trim();
  return (
    <FocusedNotice
      kind="warning"
      title={
        draft
          ? "This registration was changed in another window"
          : "This registration was finished or started over in another window"
      }
      text={
        draft
          ? `The newer answers${name ? ` are about ${name}. They` : ""} would be lost if you keep these.`
          : "Look at your family members before you go on: this person may be registered already."
      }
    >
      <ButtonRow>
        <Button variant="primary" onClick={() => handle.replace(elsewhere)}>
          {draft ? "Show the newer answers" : "Start with a new person"}
        </Button>
        <Button onClick={() => handle.keepOwn(elsewhere)}>Keep the answers here</Button>
        {!draft && (
          <Button variant="quiet" to="/Members">
            Family Members
          </Button>
        )}
      </ButtonRow>
    </FocusedNotice>
  );
}
