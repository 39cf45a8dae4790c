import type { AssignedHousehold, Member } from "#shared/model/member.ts";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";

interface Props {
  readonly member: Member;
  readonly link: AssignedHousehold;
  readonly onClose: () => void;
  readonly onConfirm: () => Promise<void>;
}

/** Asks before a person is removed from a place whose department has their record already. */
export function RemoveDialog({ member: { First }, link: { Name, City }, onClose, onConfirm }: Props) {
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Remove ${First} from ${Name}?`}
      confirmLabel="Remove"
      danger
      onConfirm={onConfirm}
    >
      The department in {City} has already received this record. We will tell it that {First} is no longer at
      this address.
    </ConfirmDialog>
  );
}
