import * as z from "zod/mini";
import type { Area } from "#shared/model/registry/area.ts";
import { areaName } from "#shared/model/registry/savedArea.ts";
import { FormDialog } from "#web/ui/forms/FormDialog.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import type { SavedAreas } from "./useSavedAreas.ts";

const schema = z.object({ Name: areaName });

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClosed: () => void;
  readonly area: Area;
  readonly saved: SavedAreas;
  readonly onSaved: (id: string) => void;
}

/** A known name replaces its area, after a question. */
export function SaveAreaDialog({ open, onClose, onClosed, area, saved, onSaved }: Props) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title="Save this area"
      schema={schema}
      defaultValues={{ Name: "" }}
      question={({ Name }) => {
        const known = saved.named(Name);
        return (
          known && {
            title: `Replace ${known.Name}?`,
            confirmLabel: "Replace",
            children: "An area with this name is there already. Colleagues who choose it get this one from now on.",
          }
        );
      }}
      onSubmit={async ({ Name }) => {
        const { ID } = await saved.save(Name, area, saved.named(Name));
        toast("success", `${Name} is saved.`);
        onSaved(ID);
      }}
      submitLabel="Save the area"
    >
      <TextInput
        name="Name"
        label="Name"
        hint="All staff of the department can choose it: River bank, Zone 4."
        autoComplete="off"
        required
      />
    </FormDialog>
  );
}
