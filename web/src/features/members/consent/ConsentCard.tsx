import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Member } from "#shared/model/member.ts";
import { waiverVersion } from "#shared/rules/consent/waiverVersion.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { Card } from "#web/ui/display/Card.tsx";
import { plainList } from "#web/ui/theme/sxRules.ts";
import { FoldedWaiver } from "../authorization/FoldedWaiver.tsx";
import { ConsentRow } from "./ConsentRow.tsx";

export function ConsentCard({ members }: { readonly members: readonly Member[] }) {
  return (
    <Card
      title="Consent"
      subtitle="Who allowed each record to be shared, and when. You can withdraw it at any time."
      sx={{ mt: 4 }}
    >
      <Box component="ul" sx={plainList}>
        {members.map((member) => (
          <ConsentRow key={member.ID} member={member} />
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 2 }}>
        The present waiver is of {formatDay(waiverVersion)}.
      </Typography>
      <FoldedWaiver />
    </Card>
  );
}
