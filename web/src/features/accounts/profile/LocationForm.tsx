import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useId, useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { type Address, address } from "#shared/model/address.ts";
import { hasPrimaryHousehold } from "#web/entities/household/hasPrimaryHousehold.ts";
import { PlaceCoverage } from "#web/entities/household/PlaceCoverage.tsx";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
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
  const isRegistered = hasPrimaryHousehold(useHouseholds().households);
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
    <Card title="Primary Residence Information">
      <Box sx={{ display: "flex", flexDirection: "column", gap: 2.5, maxWidth: 640 }}>
        <Notice kind="info" sx={{ fontWeight: 400 }}>
          This is your primary location. It cannot be changed here. If you moved,{" "}
          <Link component={RouterLink} to="/HouseHolds/Add">
            register your new location
          </Link>
          , then make it your primary location where you edit it.
        </Notice>
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
        <PlaceCoverage {...own} address={isRegistered ? "registered" : "typed"} />
        <ButtonRow>
          <Button variant="primary" disabled reason="The address of your account cannot be changed here.">
            Save changes
          </Button>
        </ButtonRow>
      </Box>
    </Card>
  );
}
