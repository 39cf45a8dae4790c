import { useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { PlusIcon } from "#web/ui/icons.tsx";
import { CreateStaff } from "./CreateStaff.tsx";
import { type StaffKind, staffKinds } from "./newStaff.ts";

interface Props {
  readonly kind: StaffKind;
  readonly place?: Parameters<typeof CreateStaff>[0]["place"];
}

export function CreateButton({ kind, place }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" startIcon={<PlusIcon size={20} />} onClick={() => setOpen(true)}>
        {staffKinds[kind].button}
      </Button>
      <CreateStaff kind={kind} open={open} onClose={() => setOpen(false)} place={place} />
    </>
  );
}
