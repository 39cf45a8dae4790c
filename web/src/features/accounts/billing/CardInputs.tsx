import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import { announce } from "#web/ui/feedback/announce.ts";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { brandOf, cvcLength, formatExpiry, groupNumber } from "./cardNumber.ts";
import { GroupedInput } from "./GroupedInput.tsx";

export function CardInputs() {
  const number = String(useWatch({ name: "Number" }) ?? "");
  const brand = brandOf(number)?.name;
  useEffect(() => {
    if (brand) announce(`${brand} card`);
  }, [brand]);
  return (
    <>
      <GroupedInput
        name="Number"
        label="Card number"
        autoComplete="cc-number"
        format={groupNumber}
        endAdornment={
          brand && (
            <Typography component="span" variant="body2" sx={{ flexShrink: 0, fontWeight: 650 }}>
              {brand}
            </Typography>
          )
        }
        required
      />
      <TextInput name="Name" label="Name on the card" autoComplete="cc-name" required />
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}>
        <GroupedInput
          name="Expiry"
          label="Expiry"
          hint="MM/YY"
          autoComplete="cc-exp"
          format={formatExpiry}
          required
        />
        <GroupedInput
          name="Cvc"
          label="CVC"
          hint={cvcLength(number) === 4 ? "4 digits on the front" : "3 digits on the back"}
          autoComplete="cc-csc"
          format={(typed) => typed.replace(/\D/g, "").slice(0, cvcLength(number))}
          required
        />
      </Box>
    </>
  );
}
