import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { clockTime } from "#web/app/session/clockTime.ts";
import { Button } from "#web/ui/Button.tsx";
import { statusColor } from "#web/ui/feedback/statusColor.ts";
import { StatusIcon } from "#web/ui/icons.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";
import { columnList } from "#web/ui/theme/sxRules.ts";
import { useToasts } from "#web/ui/toasts/toast.ts";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The newest messages again, without a time limit. */
export function RecentNotifications({ open, onClose }: Props) {
  const toasts = useToasts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Recent notifications"
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        What was shown at the top right since you opened this page.
      </Typography>
      {toasts.length === 0 && <Typography>Nothing was shown yet.</Typography>}
      <Box component="ul" sx={{ ...columnList, gap: 2 }}>
        {toasts.map(({ id, kind, message, at }) => (
          <Box component="li" key={id} sx={{ display: "flex", gap: 1.5 }}>
            <Box sx={{ color: statusColor[kind], pt: "1px" }}>
              <StatusIcon kind={kind} />
            </Box>
            <div>
              {message}
              <Typography variant="caption" color="textSecondary" sx={{ display: "block" }}>
                {clockTime(at.getTime())}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Dialog>
  );
}
