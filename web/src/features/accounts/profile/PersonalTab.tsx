import Box from "@mui/material/Box";
import { DevicesCard } from "../devices/DevicesCard.tsx";
import { OpeningsCard } from "../openings/OpeningsCard.tsx";
import { OwnDataCard } from "../ownData/OwnDataCard.tsx";
import { PasswordCard } from "../password/PasswordCard.tsx";
import { PersonalForm } from "./PersonalForm.tsx";

export const PersonalTab = () => (
  <Box sx={{ display: "grid", gap: 3 }}>
    <PersonalForm />
    <OpeningsCard />
    <PasswordCard />
    <DevicesCard />
    <OwnDataCard />
  </Box>
);
