import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { listHouseholds } from "#shared/contract/households.ts";
import { deleteMember, listMembers } from "#shared/contract/members.ts";
import type { Member } from "#shared/model/member.ts";
import { useEveryPage } from "#web/api/pages/useEveryPage.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { isPaying } from "#web/entities/member/isPaying.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";
import { BulletList } from "#web/ui/display/BulletList.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { CheckBox } from "#web/ui/fields/CheckBox.tsx";
import { ConfirmButton } from "#web/ui/overlays/ConfirmButton.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { planMoveText } from "../payment/planMove.ts";
import { departureSentence } from "../person/memberText.ts";

/** Undefined without an effect, or while the list loads. */
function usePlanMove(member: Member): string | undefined {
  const pages = useMembers();
  useEveryPage(pages);
  return pages.members && !pages.hasNextPage ? planMoveText(member, pages.members) : undefined;
}

/** Throws refusals, with the list requested again. */
function useDeleteMember({ ID, Parent_ID, Version }: Member, onDeleted: () => void) {
  const navigate = useNavigate();
  const { mutateAsync } = useCallMutation(deleteMember, {
    refreshes: [listMembers, listHouseholds],
    refreshesOnFailure: [listMembers],
    onSuccess: onDeleted,
  });
  return async () => {
    const { Message } = await mutateAsync({ Parent_ID, ID, Version });
    toast("success", Message);
    void navigate("/Members");
  };
}

function consequencesOf(member: Member, move: string | undefined): readonly string[] {
  const { First, HouseHolds } = member;
  return [
    `The record of ${First} and the photo are deleted.`,
    ...HouseHolds.map((household) => `${household.Name}: ${departureSentence(household, First)}`),
    ...(isPaying(member) ? [`The subscription for ${First} ends. No further payment is taken.`] : []),
    ...(move ? [move] : []),
    "This cannot be undone.",
  ];
}

interface Props {
  readonly member: Member;
  /** Before the lists know. */
  readonly onDeleted: () => void;
}

export function DeleteMember({ member, onDeleted }: Props) {
  const [sure, setSure] = useState(false);
  const remove = useDeleteMember(member, onDeleted);
  const move = usePlanMove(member);
  const name = fullName(member);
  return (
    <Card
      title={`Delete ${member.First}`}
      subtitle="Deletes the whole record and its photo. You read what follows from that first."
      sx={{ maxWidth: 720, mt: 3 }}
    >
      <ConfirmButton
        button={{ variant: "danger", children: "Delete this member" }}
        onClosed={() => setSure(false)}
        title={`Delete ${name}?`}
        confirmLabel="Delete this member"
        danger
        blocked={sure ? undefined : "Tick the box first."}
        onConfirm={remove}
      >
        <BulletList items={consequencesOf(member, move)} />
        <Typography variant="quiet" sx={{ mt: 2 }}>
          To take {member.First} out of one place only, use Assign in the list instead.
        </Typography>
        <Box sx={{ mt: 2.5 }}>
          <CheckBox label={`I want to delete the record of ${name}.`} checked={sure} onChange={setSure} />
        </Box>
      </ConfirmButton>
    </Card>
  );
}
