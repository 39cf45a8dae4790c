import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useSearchParams } from "react-router-dom";
import { useUser } from "#web/session/SessionContext.ts";
import { Avatar } from "#web/ui/display/Avatar.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { Chip } from "#web/ui/display/Chip.tsx";
import { DefinitionList } from "#web/ui/display/DefinitionList.tsx";
import { useOnline } from "#web/ui/feedback/useOnline.ts";
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
import { QueueMailsCard } from "./QueueMailsCard.tsx";

const dot = <Box component="span" sx={{ width: 10, height: 10, borderRadius: "50%", bgcolor: "currentcolor" }} />;

function ProfileHeader() {
  const { FirstName, LastName } = useUser();
  const online = useOnline();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2.5, rowGap: 1.5, mb: 3 }}>
      <Avatar first={FirstName} last={LastName} size={72} />
      <Box sx={{ minWidth: 0, display: "grid", gap: 0.75, justifyItems: "start" }}>
        <Typography sx={{ fontSize: "1.375rem", lineHeight: 1.3, fontWeight: 650 }}>
          {FirstName} {LastName}
        </Typography>
        <Chip status={online ? "success" : "warning"} icon={dot}>
          {online ? "Online" : "Offline"}
        </Chip>
      </Box>
    </Box>
  );
}

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
