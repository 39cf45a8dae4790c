import { type ComponentProps, lazy, Suspense, useState } from "react";
import { Button } from "#web/ui/Button.tsx";
import { PlusIcon } from "#web/ui/icons.tsx";
import { type StaffKind, staffKinds } from "./newStaff.ts";

// Loads after the list.
export const CreateStaff = lazy(async () => ({ default: (await import("./CreateStaff.tsx")).CreateStaff }));

interface Props {
  readonly kind: StaffKind;
  readonly place?: ComponentProps<typeof CreateStaff>["place"];
}

export function CreateButton({ kind, place }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" startIcon={<PlusIcon size={20} />} onClick={() => setOpen(true)}>
        {staffKinds[kind].button}
      </Button>
      <Suspense fallback={null}>
        <CreateStaff kind={kind} open={open} onClose={() => setOpen(false)} place={place} />
      </Suspense>
    </>
  );
}
