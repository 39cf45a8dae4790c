import { useNavigate } from "react-router-dom";
import { errorSentences } from "#shared/errors.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/overlays/Dialog.tsx";

/** Before a member can be registered there must be a place to cover: says so, and leads there. */
export function NeedsHousehold() {
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
      {errorSentences.HOUSEHOLD_REQUIRED}
    </Dialog>
  );
}
