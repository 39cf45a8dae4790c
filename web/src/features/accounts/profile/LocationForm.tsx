import Box from "@mui/material/Box";
import { useId, useState } from "react";
import { type Address, address } from "#shared/model/address.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import { TextBox } from "#web/ui/fields/TextBox.tsx";
import { stateOptions } from "#web/ui/forms/stateOptions.ts";

type Typed = Record<keyof Address, string>;

function problemOf(part: keyof Address, values: Typed): string | undefined {
  return address.shape[part].safeParse(values[part]).error?.issues[0]?.message;
}

/** Input is checked and never submitted, hence no Form. */
export function LocationForm() {
  const { Location: own } = useUser();
  const [values, setValues] = useState<Typed>(own);
  const id = useId();
  const part = (name: keyof Address) => ({
    id: `${id}-${name}`,
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
    error: problemOf(name, values),
    required: true,
  });
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: 2.5, maxWidth: 640 }}>
      <TextBox {...part("Street")} label="House address" autoComplete="address-line1" />
      <TextBox {...part("City")} label="City" autoComplete="address-level2" />
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { xs: "1fr", sm: "2fr 1fr" } }}>
        <SelectBox
          {...part("State")}
          label="State"
          options={stateOptions}
          emptyLabel="Choose"
          autoComplete="address-level1"
        />
        <TextBox {...part("Zip")} label="Zip" autoComplete="postal-code" inputMode="numeric" maxLength={10} />
      </Box>
      <ButtonRow>
        <Button variant="primary" disabled reason="The address of your account cannot be changed here.">
          Save changes
        </Button>
      </ButtonRow>
    </Box>
  );
}
