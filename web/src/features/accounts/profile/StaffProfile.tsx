import Box from "@mui/material/Box";
import { lazy, Suspense } from "react";
import { useUser } from "#web/session/SessionContext.ts";
import { Card } from "#web/ui/display/Card.tsx";
import { DefinitionList } from "#web/ui/display/DefinitionList.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { SecondFactorCard } from "../secondFactor/SecondFactorCard.tsx";
import { PersonalForm } from "./PersonalForm.tsx";
import { QueueMailsCard } from "./QueueMailsCard.tsx";

// Below what fits on a screen.
const SignInCards = lazy(async () => ({ default: (await import("./SignInCards.tsx")).SignInCards }));

function DepartmentPlace() {
  const { Street, City, State, Zip } = useUser().Location;
  if (!City) return null;
  return (
    <Card title="Your department's place" subtitle="It was set with your account and cannot be changed here.">
      <DefinitionList
        items={[
          ["Street", Street || undefined],
          ["City", City],
          ["State", State],
          ["Zip", Zip || undefined],
        ]}
      />
    </Card>
  );
}

export const StaffProfile = () => (
  <Box sx={{ display: "grid", gap: 3 }}>
    <PersonalForm />
    <QueueMailsCard />
    <SecondFactorCard />
    <DepartmentPlace />
    <Suspense fallback={<Loading what="your sign-ins" />}>
      <SignInCards />
    </Suspense>
  </Box>
);
