import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocation } from "react-router-dom";
import type { Member } from "#shared/model/member.ts";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { nextSentence, registeredIn } from "../person/registered.ts";

export function RegisteredNotice({ members }: { readonly members: readonly Member[] }) {
  const { households } = useHouseholds();
  const id = registeredIn(useLocation().state);
  const member = members.find(({ ID }) => ID === id);
  if (!member || !households) return null;
  return (
    <Notice kind="success" sx={{ mb: 3 }}>
      {member.First} is registered.
      <Typography sx={{ mb: 1.5 }}>{nextSentence(member, households)}</Typography>
      <Box sx={{ display: "flex" }}>
        <Button size="small" to="/Members/Add">
          Register another person
        </Button>
      </Box>
    </Notice>
  );
}
