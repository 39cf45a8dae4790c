import { useUser } from "#web/session/SessionContext.ts";
import type { DialogProps } from "#web/ui/overlays/Dialog.tsx";
import { HouseholdConfirmDialog } from "../form/HouseholdConfirmDialog.tsx";
import { homeDetails } from "./homeDetails.ts";
import { useRegisterHousehold } from "./useRegisterHousehold.ts";

/** After one confirmation, as "Home". */
export function AddHomeDialog(dialog: Pick<DialogProps, "open" | "onClose" | "onClosed">) {
  const { Location } = useUser();
  const register = useRegisterHousehold();
  return (
    <HouseholdConfirmDialog
      {...dialog}
      title="Add my home"
      confirmLabel="Add my home"
      address="typed"
      onConfirm={async (...home) => void (await register(...home))}
      details={homeDetails(Location)}
      noteLabel="Description"
    />
  );
}
