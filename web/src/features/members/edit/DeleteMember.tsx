import { useState } from "react";
import type { Member } from "#shared/model/member.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { DeleteDialog } from "./DeleteDialog.tsx";

interface Props {
  readonly member: Member;
  /** Called when the member is deleted, before the lists know it. */
  readonly onDeleted: () => void;
}

/** The end of the edit page: deletes the member. */
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
