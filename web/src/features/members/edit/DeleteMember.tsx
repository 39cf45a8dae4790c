import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Member } from "#shared/model/member.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { isPaying } from "#web/entities/member/isPaying.ts";
import { Button } from "#web/ui/Button.tsx";
import { BulletList } from "#web/ui/display/BulletList.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { CheckBox } from "#web/ui/fields/CheckBox.tsx";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import { departureSentence } from "../person/memberText.ts";
import { useDeleteMember } from "./useDeleteMember.ts";
import { usePlanMove } from "./usePlanMove.ts";

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
  /** Called before the lists know. */
  readonly onDeleted: () => void;
}

interface DialogProps extends Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

function DeleteDialog({ open, onClose, member, onDeleted }: DialogProps) {
  const [sure, setSure] = useState(false);
  const remove = useDeleteMember(member, onDeleted);
  const move = usePlanMove(member);
  const name = fullName(member);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onClosed={() => setSure(false)}
      title={`Delete ${name}?`}
      confirmLabel="Delete this member"
      danger
      blocked={sure ? undefined : "Tick the box first."}
      onConfirm={remove}
    >
      <BulletList items={consequencesOf(member, move)} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        To take {member.First} out of one place only, use Assign in the list instead.
      </Typography>
      <Box sx={{ mt: 2.5 }}>
        <CheckBox label={`I want to delete the record of ${name}.`} checked={sure} onChange={setSure} />
      </Box>
    </ConfirmDialog>
  );
}

export function DeleteMember({ member, onDeleted }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <Card
      title={`Delete ${member.First}`}
      subtitle="Deletes the whole record and its photo. You read what follows from that first."
      sx={{ maxWidth: 720, mt: 3 }}
    >
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete this member
      </Button>
      <DeleteDialog open={asking} onClose={() => setAsking(false)} member={member} onDeleted={onDeleted} />
    </Card>
  );
}
