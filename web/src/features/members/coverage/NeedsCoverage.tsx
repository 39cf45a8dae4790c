import Typography from "@mui/material/Typography";
import { useNavigate } from "react-router-dom";
import { errorSentences } from "#shared/errors.ts";
import type { Household } from "#shared/model/household.ts";
import { CoverageLine } from "#web/entities/household/CoverageLine.tsx";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";

interface Props {
  /** All of them uncovered. */
  readonly households: readonly Household[];
}

/** One household of each city is enough. */
const oneACity = (households: readonly Household[]): Household[] => [
  ...new Map(households.map((household) => [`${household.City}, ${household.State}`, household])).values(),
];

export function NeedsCoverage({ households }: Props) {
  const navigate = useNavigate();
  const back = () => void navigate("/Members");
  return (
    <Dialog
      open
      onClose={back}
      title="Covered locations"
      actions={
        <>
          <Button onClick={back}>Cancel</Button>
          <Button variant="primary" to="/HouseHolds/Add">
            Add a House Hold
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: households.length > 0 ? 2 : 0 }}>{errorSentences.NOT_COVERED}</Typography>
      {oneACity(households).map((household) => (
        <CoverageLine key={household.ID} {...household} />
      ))}
      {households.length > 0 && (
        <Typography sx={{ mt: 2 }}>
          Nothing can be paid until then. We write to you when a department joins; or add another place where
          your family lives or stays.
        </Typography>
      )}
    </Dialog>
  );
}
