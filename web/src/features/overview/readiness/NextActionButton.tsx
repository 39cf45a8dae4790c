import Typography from "@mui/material/Typography";
import { processingSentence } from "#shared/format/planText.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Button } from "#web/ui/Button.tsx";
import { actionTarget } from "./actionTarget.ts";
import type { ReadinessRow } from "./readinessRows.ts";

export function NextActionButton({ member, action, isNext }: ReadinessRow) {
  const target = actionTarget(action, member);
  if (!target)
    return <Typography variant="quiet">{action === "waitForBank" ? processingSentence : "Nothing to do"}</Typography>;
  const { label, ...way } = target;
  return (
    <Button
      size="small"
      variant={isNext ? "primary" : "secondary"}
      {...way}
      aria-label={`${label} (${fullName(member)})`}
    >
      {label}
    </Button>
  );
}
