import Box from "@mui/material/Box";
import type { Payed } from "#shared/model/member.ts";
import { Chip, type Status } from "#web/ui/display/Chip.tsx";

// The product's own texts, with their spaces.
const texts: Readonly<Record<Payed, readonly [text: string, status: Status]>> = {
  PENDING: ["Payment : Pending", "error"],
  PROCESSING: ["Payment  : Processing", "warning"],
  COMPLETE: ["Payment  : Completed", "success"],
};

export function PaymentChip({ payed }: { readonly payed: Payed }) {
  const [text, status] = texts[payed];
  return (
    <Chip status={status}>
      <Box component="span" sx={{ whiteSpace: "pre-wrap" }}>
        {text}
      </Box>
    </Chip>
  );
}
