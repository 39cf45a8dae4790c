import Box from "@mui/material/Box";
import type { FoundDelivery } from "#shared/model/jacket/opening.ts";
import { Chip } from "#web/ui/display/Chip.tsx";
import { deliveryStatus, deliveryWords } from "./deliveryWords.ts";

export function DeliveryChips({ deliveries }: { readonly deliveries: readonly FoundDelivery[] }) {
  return (
    <Box component="span" sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {deliveries.map((one) => (
        <Chip key={deliveryWords(one)} status={deliveryStatus[one.State]}>
          {deliveryWords(one)}
        </Chip>
      ))}
    </Box>
  );
}
