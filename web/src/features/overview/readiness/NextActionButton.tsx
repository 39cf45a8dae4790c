import Typography from "@mui/material/Typography";
import { processingSentence } from "#shared/format/planText.ts";
import type { Member } from "#shared/model/member.ts";
import { assignState } from "#web/entities/member/assignState.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Button } from "#web/ui/Button.tsx";
import type { NextAction } from "./nextAction.ts";
import type { ReadinessRow } from "./readinessRows.ts";

interface Target {
  readonly label: string;
  readonly to: string;
  readonly state?: unknown;
}

const targets: Readonly<Partial<Record<NextAction, (member: Member) => Target>>> = {
  pay: ({ ID }) => ({ label: "Pay now", to: `/Members/Pay/${ID}` }),
  addHome: () => ({ label: "Add a House Hold", to: "/HouseHolds/Add" }),
  assign: ({ ID, First }) => ({ label: `Say where ${First} lives`, to: "/Members", state: assignState(ID) }),
  confirmAdult: ({ First }) => ({ label: `Confirm with ${First}, who is 18 now`, to: "/Members" }),
  changePhoto: ({ ID }) => ({ label: "Change the photo", to: `/Members/Edit/${ID}#photo` }),
};

export function NextActionButton({ member, action }: ReadinessRow) {
  const target = targets[action]?.(member);
  if (!target)
    return (
      <Typography variant="body2" color="textSecondary">
        {action === "waitForBank" ? processingSentence : "Nothing to do"}
      </Typography>
    );
  const { label, ...way } = target;
  return (
    <Button size="small" {...way} aria-label={`${label} (${fullName(member)})`}>
      {label}
    </Button>
  );
}
