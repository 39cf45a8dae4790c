import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { paidBy } from "#shared/format/coverageSentence.ts";
import { processingSentence } from "#shared/format/planText.ts";
import type { Member } from "#shared/model/member.ts";
import { Button } from "#web/ui/Button.tsx";

export function NothingToPay({ member: { First, payed, Sponsor } }: { readonly member: Member }) {
  const [title, text] =
    payed === "PROCESSING"
      ? [processingSentence, "There is nothing to do. We show here when it is completed."]
      : [`${First} is paid for`, `${Sponsor ? `${paidBy(Sponsor)}. ` : ""}There is nothing to pay now.`];
  return (
    <>
      <Box role="status" sx={{ mb: 3 }}>
        <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
        <Typography>{text}</Typography>
      </Box>
      <Button variant="primary" to="/Members">
        Go to Family Members
      </Button>
    </>
  );
}
