import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmDialog } from "#web/ui/ConfirmDialog.tsx";
import { useAssignment } from "./useAssignment.ts";

interface Props {
  readonly household: Household;
  readonly member: Member;
}

const row = {
  display: "grid",
  gap: 1.5,
  py: 2,
  borderTop: 1,
  borderColor: "divider",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) auto" },
  "&:first-of-type": { borderTop: 0 },
};
const buttons = { display: "grid", gap: 1, gridTemplateColumns: "1fr 1fr", alignSelf: "center" };

/** A household of the assignment dialog. Removing somebody whom the department knows is asked about first. */
export function AssignRow({ household, member }: Props) {
  const { Name, Location, City } = household;
  const { link, add, remove, adding, removing, failure } = useAssignment(household, member);
  const [asking, setAsking] = useState(false);
  const known = link?.Jacket?.State === "RECEIVED" || link?.Jacket?.State === "CHANGED";
  return (
    <Box component="li" sx={row}>
      <div>
        <Typography sx={{ fontWeight: 650 }}>{Name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {Location}
        </Typography>
        {failure && <Typography sx={{ mt: 1, color: "error.main", fontWeight: 600 }}>{failure}</Typography>}
      </div>
      <Box sx={buttons}>
        <Button
          size="small"
          disabled={link !== undefined}
          pending={adding}
          onClick={add}
          aria-label={`Add to ${Name}`}
        >
          Add to
        </Button>
        <Button
          size="small"
          disabled={link === undefined}
          pending={removing}
          onClick={() => (known ? setAsking(true) : void remove().catch(() => undefined))}
          aria-label={`Remove from ${Name}`}
        >
          Remove
        </Button>
      </Box>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Remove ${member.First} from ${Name}?`}
        confirmLabel="Remove"
        danger
        onConfirm={remove}
      >
        The department of {City} already has this jacket. It will be told that {member.First} is no longer at
        this address.
      </ConfirmDialog>
    </Box>
  );
}
