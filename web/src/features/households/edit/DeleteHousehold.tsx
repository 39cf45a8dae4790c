import Box from "@mui/material/Box";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { deleteHousehold, listHouseholds } from "#shared/contract/households.ts";
import { listMembers } from "#shared/contract/members.ts";
import type { Household } from "#shared/model/household.ts";
import { callKey, useCallMutation } from "#web/api/useCall.ts";
import { waitWhileOnline } from "#web/api/waitWhileOnline.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { BulletList } from "#web/ui/display/BulletList.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { ConfirmButton } from "#web/ui/overlays/ConfirmButton.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { consequencesOf } from "../householdText.ts";

/** Throws refusals, with the list requested again. */
function useDeleteHousehold({ ID, Version }: Household, onDeleted: () => void) {
  const { ID: UID } = useUser();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { mutateAsync } = useCallMutation(deleteHousehold, {
    refreshes: [listHouseholds, listMembers],
    onSuccess: onDeleted,
  });
  return async () => {
    try {
      const { Message } = await mutateAsync({ UID, ID, Version });
      toast("success", Message);
      void navigate("/HouseHolds");
    } catch (error) {
      // A retry must be about the current household.
      await waitWhileOnline(cache.invalidateQueries({ queryKey: callKey(listHouseholds) }));
      throw error;
    }
  };
}

interface Props {
  readonly household: Household;
  readonly others: readonly Household[];
  /** Before the list knows. */
  readonly onDeleted: () => void;
}

export function DeleteHousehold({ household, others, onDeleted }: Props) {
  const remove = useDeleteHousehold(household, onDeleted);
  return (
    <Card title="Delete this place" subtitle="You read what follows from that first." sx={{ maxWidth: 690, mt: 3 }}>
      <ConfirmButton
        button={{ variant: "danger", children: "Delete this house hold" }}
        title={`Delete ${household.Name}?`}
        confirmLabel="Delete this house hold"
        danger
        onConfirm={remove}
      >
        {/* Focusable: the keyboard can scroll a long list. */}
        <Box role="group" aria-label="What follows" tabIndex={0} sx={{ borderRadius: "10px" }}>
          {household.Location}
          <BulletList items={consequencesOf(household, others)} sx={{ mt: 1.5 }} />
        </Box>
      </ConfirmButton>
    </Card>
  );
}
