import Typography from "@mui/material/Typography";
import { formatDay } from "#shared/rules/dates.ts";
import { KeepAccountButton } from "#web/entities/account/KeepAccountButton.tsx";
import { useUser } from "#web/session/SessionContext.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";

export function DeletionNotice() {
  const { DeletionOn: day } = useUser();
  if (!day) return null;
  return (
    <Notice kind="warning" sx={{ mb: 2.5 }}>
      <Typography sx={{ mb: 1 }}>Your account will be deleted on {formatDay(day)}.</Typography>
      <KeepAccountButton onKept={() => document.getElementById("main")?.focus()} />
    </Notice>
  );
}
