import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type AddressState, coverageSentence } from "#shared/format/coverageSentence.ts";
import type { Coverage } from "#shared/model/coverage.ts";
import { statusColor } from "#web/ui/feedback/statusColor.ts";
import { StatusIcon } from "#web/ui/icons.tsx";

interface Props {
  readonly City: string;
  readonly Coverage: Coverage;
  readonly address?: AddressState;
}

export function CoverageLine({ City, Coverage, address }: Props) {
  const kind = Coverage.Covered ? "success" : "warning";
  return (
    <Typography component="span" variant="body2" sx={{ display: "flex", gap: 0.75, maxWidth: "65ch" }}>
      <Box component="span" sx={{ color: statusColor[kind], display: "flex", flexShrink: 0, pt: "1px" }}>
        <StatusIcon kind={kind} size={18} />
      </Box>
      {coverageSentence(City, Coverage, address)}
    </Typography>
  );
}
