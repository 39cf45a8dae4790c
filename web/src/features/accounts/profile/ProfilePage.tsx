import Box from "@mui/material/Box";
import { useSearchParams } from "react-router-dom";
import { useUser } from "#web/session/SessionContext.ts";
import { Card } from "#web/ui/display/Card.tsx";
import { DefinitionList } from "#web/ui/display/DefinitionList.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { Tabs } from "#web/ui/navigation/Tabs.tsx";
import { BillingForm } from "../billing/BillingForm.tsx";
import { PlanSection } from "../billing/PlanSection.tsx";
import { DevicesCard } from "../devices/DevicesCard.tsx";
import { OpeningsCard } from "../openings/OpeningsCard.tsx";
import { OwnDataCard } from "../ownData/OwnDataCard.tsx";
import { PasswordCard } from "../password/PasswordCard.tsx";
import { SecondFactorCard } from "../secondFactor/SecondFactorCard.tsx";
import { LocationForm } from "./LocationForm.tsx";
import { PersonalForm } from "./PersonalForm.tsx";
import { ProfileHeader } from "./ProfileHeader.tsx";
import { QueueMailsCard } from "./QueueMailsCard.tsx";

function Personal() {
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <PersonalForm />
      <OpeningsCard />
      <PasswordCard />
      <DevicesCard />
      <OwnDataCard />
    </Box>
  );
}

function Billing() {
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <PlanSection />
      <BillingForm />
    </Box>
  );
}

/** Tab numbers, which addresses carry, differ from their order. */
function ResidentTabs() {
  const [search, setSearch] = useSearchParams();
  const tabs = [
    { value: "1", label: "Personal", children: <Personal /> },
    { value: "3", label: "Location", children: <LocationForm /> },
    { value: "2", label: "Billing", children: <Billing /> },
  ];
  const chosen = tabs.find(({ value }) => value === search.get("tab"))?.value ?? "1";
  return <Tabs label="My Profile" tabs={tabs} value={chosen} onChange={(tab) => setSearch({ tab })} />;
}

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

export function ProfilePage() {
  const { Role } = useUser();
  return (
    <>
      <PageTitle>My Profile</PageTitle>
      <ProfileHeader />
      <Box sx={{ maxWidth: 690 }}>
        {Role === "USER" ? (
          <ResidentTabs />
        ) : (
          <Box sx={{ display: "grid", gap: 3 }}>
            <PersonalForm />
            <QueueMailsCard />
            <SecondFactorCard />
            <DepartmentPlace />
            <PasswordCard />
            <DevicesCard />
          </Box>
        )}
      </Box>
    </>
  );
}
