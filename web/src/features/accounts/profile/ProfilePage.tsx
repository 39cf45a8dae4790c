import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { useUser } from "#web/session/SessionContext.ts";
import { Avatar } from "#web/ui/display/Avatar.tsx";
import { Chip } from "#web/ui/display/Chip.tsx";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { useOnline } from "#web/ui/feedback/useOnline.ts";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { Tabs } from "#web/ui/navigation/Tabs.tsx";

// Loaded when opened.
const PersonalTab = lazy(async () => ({ default: (await import("./PersonalTab.tsx")).PersonalTab }));
const LocationTab = lazy(async () => ({ default: (await import("./LocationTab.tsx")).LocationTab }));
const BillingTab = lazy(async () => ({ default: (await import("./BillingTab.tsx")).BillingTab }));
const StaffProfile = lazy(async () => ({ default: (await import("./StaffProfile.tsx")).StaffProfile }));

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

/** Tab numbers, which addresses carry, differ from their order. */
function ResidentTabs() {
  const [search, setSearch] = useSearchParams();
  const tabs = [
    { value: "1", label: "Personal", children: <PersonalTab /> },
    { value: "3", label: "Location", children: <LocationTab /> },
    { value: "2", label: "Billing", children: <BillingTab /> },
  ];
  const chosen = tabs.find(({ value }) => value === search.get("tab"))?.value ?? "1";
  return <Tabs label="My Profile" tabs={tabs} value={chosen} onChange={(tab) => setSearch({ tab })} />;
}

export function ProfilePage() {
  const { Role } = useUser();
  return (
    <>
      <PageTitle>My Profile</PageTitle>
      <ProfileHeader />
      <Box sx={{ maxWidth: 690 }}>
        <Suspense fallback={<Loading what="your profile" />}>
          {Role === "USER" ? <ResidentTabs /> : <StaffProfile />}
        </Suspense>
      </Box>
    </>
  );
}
