import Typography from "@mui/material/Typography";
import type { Household } from "#shared/model/household.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { Button } from "#web/ui/Button.tsx";
import { ChangedElsewhere } from "./ChangedElsewhere.tsx";
import { EditNotice } from "./EditNotice.tsx";

interface Props {
  /** What the last try to save was answered, where trying again as it is would be answered the same. */
  readonly failure: unknown;
  /** Whether the place was deleted elsewhere. */
  readonly isGone: boolean;
  readonly base: Household;
  readonly onBase: (current: Household) => void;
}

/** Why an edit was not saved and what to do now. Nothing that was typed is lost. */
export function EditProblem({ failure, isGone, base, onBase }: Props) {
  if (isGone || (failure instanceof ApiError && failure.status === 404))
    return (
      <EditNotice kind="error" title={`${base.Name} is not registered any more`}>
        <Typography sx={{ mt: 0.5, mb: 2 }}>
          This house hold was deleted, here or in another browser. What you typed stays on this page until you
          leave it.
        </Typography>
        <Button to="/HouseHolds">Go to your House Holds</Button>
      </EditNotice>
    );
  return failure === undefined ? null : <ChangedElsewhere base={base} onBase={onBase} />;
}
