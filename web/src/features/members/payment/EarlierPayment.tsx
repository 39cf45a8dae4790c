import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { openPayment } from "#shared/contract/payments.ts";
import { priceOf } from "#shared/format/planText.ts";
import { planById } from "#shared/rules/payment/pricing.ts";
import { Button } from "#web/ui/Button.tsx";
import { SuccessIcon } from "#web/ui/icons.tsx";

interface Props {
  readonly paid: ResponseOf<typeof openPayment>["Paid"];
  readonly label: string;
  readonly onUse: () => void;
}

/** Nobody pays twice. */
export function EarlierPayment({ paid, label, onUse }: Props) {
  const price = paid && planById(paid.PlanID);
  return (
    <Box sx={{ bgcolor: "soft.success", borderRadius: "14px", p: 2.5 }}>
      <Typography sx={{ display: "flex", gap: 1, fontWeight: 600, color: "success.main" }}>
        <SuccessIcon />
        Your earlier payment is ready to use
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 2 }}>
        {price ? `You already paid for a plan of ${priceOf(price)}. ` : ""}You do not need to pay again.
      </Typography>
      <Button variant="primary" onClick={onUse}>
        {label}
      </Button>
    </Box>
  );
}
