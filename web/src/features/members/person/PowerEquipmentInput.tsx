import { mostEquipment } from "#shared/fields/person/powerEquipment.ts";
import { RowsInput } from "#web/ui/forms/RowsInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { formLabel } from "./personValues.ts";

export const PowerEquipmentInput = () => (
  <RowsInput
    name="PowerEquipment"
    label={formLabel("PowerEquipment")}
    hint="Equipment that must not stop when the power fails."
    thing="device"
    most={mostEquipment}
    blank={{ What: "", Hours: "" }}
  >
    {(row) => (
      <>
        <TextInput
          name={`${row}.What`}
          label="What it is"
          hint="For example an oxygen concentrator."
          maxLength={60}
        />
        <TextInput
          name={`${row}.Hours`}
          label="Hours that its battery lasts"
          hint="0 if it has none."
          inputMode="decimal"
          maxLength={5}
          optional
        />
      </>
    )}
  </RowsInput>
);
