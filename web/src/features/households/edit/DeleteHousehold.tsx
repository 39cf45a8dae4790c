import Box from "@mui/material/Box";
import { useState } from "react";
import type { Household } from "#shared/model/household.ts";
import { Button } from "#web/ui/Button.tsx";
import { BulletList } from "#web/ui/display/BulletList.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import { consequencesOf } from "../householdText.ts";
import { useDeleteHousehold } from "./useDeleteHousehold.ts";

interface Props {
  readonly household: Household;
  readonly others: readonly Household[];
  /** Called before the list knows. */
  readonly onDeleted: () => void;
}

export function DeleteHousehold({ household, others, onDeleted }: Props) {
  const [asking, setAsking] = useState(false);
  const remove = useDeleteHousehold(household, onDeleted);
  return (
    <Card
      title="Delete this place"
      subtitle="You read what follows from that first."
      sx={{ maxWidth: 690, mt: 3 }}
    >
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete this house hold
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Delete ${household.Name}?`}
        confirmLabel="Delete this house hold"
        danger
        onConfirm={remove}
      >
        {/* Focusable, so that the keyboard can scroll a long list. */}
        <Box role="group" aria-label="What follows" tabIndex={0} sx={{ borderRadius: "10px" }}>
          {household.Location}
          <BulletList items={consequencesOf(household, others)} sx={{ mt: 1.5 }} />
        </Box>
      </ConfirmDialog>
    </Card>
  );
}
