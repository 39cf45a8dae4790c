import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { StateSelect } from "./StateSelect.tsx";
import { TextInput } from "./TextInput.tsx";
import { ZipInput } from "./ZipInput.tsx";

interface Props {
  /** The address's path with its dot: "Location.". @default "" */
  readonly prefix?: string;
  readonly streetLabel?: string;
  /** For autofill. */
  readonly kind?: "billing";
  /** Below the street: a unit. */
  readonly afterStreet?: ReactNode;
}

export function AddressInputs({ prefix = "", streetLabel = "Street", kind, afterStreet }: Props) {
  const fill = (part: string) => (kind ? `${kind} ${part}` : part);
  return (
    <>
      <TextInput name={`${prefix}Street`} label={streetLabel} autoComplete={fill("address-line1")} required />
      {afterStreet}
      <TextInput name={`${prefix}City`} label="City" autoComplete={fill("address-level2")} required />
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { xs: "1fr", sm: "2fr 1fr" } }}>
        <StateSelect name={`${prefix}State`} autoComplete={fill("address-level1")} required />
        <ZipInput name={`${prefix}Zip`} autoComplete={fill("postal-code")} required />
      </Box>
    </>
  );
}
