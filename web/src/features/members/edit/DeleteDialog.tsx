import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Member } from "#shared/model/member.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import { departureSentence } from "../person/memberText.ts";
import { useDeleteMember } from "./useDeleteMember.ts";

/** What a deletion comes to, a sentence each. */
function consequencesOf({ First, HouseHolds, payed }: Member): readonly string[] {
  return [
    `The record of ${First} and the photo are deleted.`,
    ...HouseHolds.map((household) => `${household.Name}: ${departureSentence(household, First)}`),
    ...(payed === "PENDING" ? [] : [`The subscription for ${First} ends. No further payment is taken.`]),
    "This cannot be undone.",
  ];
}

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly member: Member;
  readonly onDeleted: () => void;
}

/** Says what a deletion comes to and deletes the member once that is confirmed. */
export function DeleteDialog({ open, onClose, member, onDeleted }: Props) {
  const [sure, setSure] = useState(false);
  const remove = useDeleteMember(member, onDeleted);
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
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: "grid", gap: 0.75 }}>
        {consequencesOf(member).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        To take {member.First} out of one place only, use Assign in the list instead.
      </Typography>
      <FormControlLabel
        control={<Checkbox checked={sure} onChange={(_, checked) => setSure(checked)} />}
        label={`I want to delete the record of ${name}.`}
        sx={{ mt: 1.5, ml: -1.25, alignItems: "flex-start", "& .MuiFormControlLabel-label": { pt: 1 } }}
      />
    </ConfirmDialog>
  );
}
