import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { type ListedRollout, listRollouts, pauseRollout } from "#shared/contract/departments.ts";
import { useCall, useCallMutation } from "#web/api/useCall.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toastOnFailure } from "#web/ui/toasts/toastOnFailure.ts";
import { rolloutText } from "./rolloutText.ts";

/** In milliseconds: while families follow, and otherwise, as a colleague may change a department. */
const pace = { busy: 3_000, idle: 60_000 };

function Rollout({ rollout }: { readonly rollout: ListedRollout }) {
  const pause = useCallMutation(pauseRollout, { refreshes: [listRollouts], refreshesOnFailure: [listRollouts] });
  const { City, State, Share, Paused } = rollout;
  const name = `${City}, ${State}`;
  const toggle = toastOnFailure(async () => {
    await pause.mutateAsync({ City, State, Paused: !Paused });
  });
  return (
    <Box component="li" sx={{ display: "grid", gap: 0.5 }}>
      <Box sx={{ display: "flex", gap: 2, alignItems: "center", justifyContent: "space-between", flexWrap: "wrap" }}>
        <Typography sx={{ fontWeight: "fontWeightBold" }}>{name}</Typography>
        <Button
          size="small"
          pending={pause.isPending}
          aria-label={`${Paused ? "Go on" : "Pause"}: ${name}`}
          onClick={toggle}
        >
          {Paused ? "Go on" : "Pause"}
        </Button>
      </Box>
      <LinearProgress variant="determinate" value={Share * 100} aria-label={`Families of ${name}`} />
      <Typography variant="quiet">{rolloutText(rollout)}</Typography>
      {pause.error && <Typography color="error">{sentenceOf(pause.error)}</Typography>}
    </Box>
  );
}

const mostShown = 5;

/** Places whose families follow a change. They do so behind any screen; second looks are not shown. */
export function Rollouts() {
  const { data } = useCall(listRollouts, {}, { refetchInterval: pace.idle });
  const followed = data?.Rollouts.filter(({ Again, Paused }) => Paused || !Again) ?? [];
  const isBusy = followed.length > 0;
  useCall(listRollouts, {}, { enabled: isBusy, refetchInterval: pace.busy });
  if (!isBusy) return null;
  return (
    <Card sx={{ mb: 2, p: 2 }}>
      <Typography component="h2" variant="h3" sx={{ mb: 1 }}>
        Families follow a change
      </Typography>
      <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0, display: "grid", gap: 2 }}>
        {followed.slice(0, mostShown).map((rollout) => (
          <Rollout key={`${rollout.City} ${rollout.State}`} rollout={rollout} />
        ))}
      </Box>
      {(data?.More || followed.length > mostShown) && (
        <Typography variant="quiet" sx={{ mt: 1.5 }}>
          More places come after these.
        </Typography>
      )}
    </Card>
  );
}
