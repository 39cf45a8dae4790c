import * as z from "zod/mini";
import { useUser } from "#web/session/SessionContext.ts";
import type { DialogProps } from "#web/ui/overlays/Dialog.tsx";
import { HouseholdConfirmDialog } from "../form/HouseholdConfirmDialog.tsx";
import { householdDetails } from "../form/householdDetails.ts";
import { useRegisterHousehold } from "./useRegisterHousehold.ts";

/** After one confirmation, as "Home". */
export function AddHomeDialog(dialog: Pick<DialogProps, "open" | "onClose" | "onClosed">) {
  const { Location } = useUser();
  const onConfirm = useRegisterHousehold();
  return (
    <HouseholdConfirmDialog
      {...dialog}
      title="Add my home"
      confirmLabel="Add my home"
      address="typed"
      onConfirm={onConfirm}
      details={z.parse(householdDetails, { ...Location, Name: "Home" })}
      noteLabel="Description"
    />
  );
}
