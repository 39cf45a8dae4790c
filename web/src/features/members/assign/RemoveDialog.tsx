import type { AssignedHousehold, Member } from "#shared/model/member.ts";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import { departureSentence } from "../person/memberText.ts";

interface Props {
  readonly open: boolean;
  readonly member: Member;
  readonly link: AssignedHousehold;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
}

/** Asks before a removal, with the news to the department. */
export function RemoveDialog({ open, member: { First }, link, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Remove ${First} from ${link.Name}?`}
      confirmLabel="Remove"
      maxWidth="xs"
      danger
      onConfirm={onConfirm}
    >
      {departureSentence(link, First)}
    </ConfirmDialog>
  );
}
