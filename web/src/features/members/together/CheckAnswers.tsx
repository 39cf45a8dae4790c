import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { dollarsOf } from "#shared/format/planText.ts";
import type { Household } from "#shared/model/household.ts";
import type { Member } from "#shared/model/member.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { type Plan, planFor } from "#shared/rules/payment/pricing.ts";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Button } from "#web/ui/Button.tsx";
import { listRow, plainList } from "#web/ui/theme/sxRules.ts";
import { fontWeight } from "#web/ui/theme/tokens.ts";
import { conditionCount } from "../person/memberText.ts";
import { HomesDialog } from "./HomesDialog.tsx";
import { togetherPath } from "./togetherPath.ts";

function homesOf({ HouseHolds, Wanted = [] }: Member, households: readonly Household[]): string {
  const names = households.filter(({ ID }) => Wanted.includes(ID)).map(({ Name }) => Name);
  return [...HouseHolds.map(({ Name }) => Name), ...names].join(", ") || "No home chosen";
}

interface Props {
  readonly members: readonly Member[];
  readonly plan: Plan;
  /** Who pays already. */
  readonly paidMembers: number;
}

function HomeButton({ member }: { readonly member: Member }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={`Change the home of ${fullName(member)}`}>
        Change the home
      </Button>
      <HomesDialog member={member} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

export function CheckAnswers({ members, plan, paidMembers }: Props) {
  const { households = [] } = useHouseholds();
  const prices = members.map((_, at) => planFor(plan, paidMembers + at).dollars);
  const total = prices.reduce((sum, price) => sum + price, 0);
  return (
    <Box component="section" aria-labelledby="check-answers" sx={{ mb: 3 }}>
      <Typography id="check-answers" variant="h2">
        Check your answers
      </Typography>
      <Box component="ul" sx={plainList}>
        {members.map((member, at) => (
          <Box component="li" key={member.ID} sx={{ ...listRow, ...(at === 0 && { borderTop: 0 }) }}>
            <Box sx={{ flex: "1 1 220px", minWidth: 0 }}>
              <Typography sx={{ fontWeight: fontWeight.label }}>{fullName(member)}</Typography>
              <Typography variant="quiet">
                Born {formatDay(member.Dob)}. {homesOf(member, households)}. {conditionCount(member)}.
              </Typography>
            </Box>
            <Typography>{dollarsOf(prices[at] ?? 0)}</Typography>
            <Box sx={{ display: "flex", gap: 1 }}>
              {member.HouseHolds.length === 0 && <HomeButton member={member} />}
              <Button
                size="small"
                to={`/Members/Edit/${member.ID}`}
                state={{ back: togetherPath(plan) }}
                aria-label={`Change ${fullName(member)}`}
              >
                Change
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
      <Typography sx={{ fontWeight: fontWeight.label }}>
        {members.length === 1 ? "" : `${members.length} people: `}
        {dollarsOf(total)} each {planFor(plan, 0).interval}
      </Typography>
    </Box>
  );
}
