import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { registryReasonWords } from "#shared/model/registry/home.ts";
import { Button } from "#web/ui/Button.tsx";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import type { WorkReason } from "./useReason.ts";

interface Props {
  readonly reason: WorkReason;
  readonly onChange: () => void;
}

export function ReasonLine({ reason: { Reason, Incident }, onChange }: Props) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2, rowGap: 0.5 }}>
      <Typography sx={{ minWidth: 0 }}>
        Reason:{" "}
        <Box component="span" sx={{ fontWeight: fontWeight.strong }}>
          {registryReasonWords[Reason]}
          {Incident && `, ${Incident}`}
        </Box>
      </Typography>
      <Button size="small" onClick={onChange} aria-label="Change the reason">
        Change
      </Button>
    </Box>
  );
}
