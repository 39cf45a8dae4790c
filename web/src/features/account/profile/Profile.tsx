import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useUser } from "#web/session/SessionContext.ts";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { Tabs } from "#web/ui/navigation/Tabs.tsx";
import { BillingForm } from "../billing/BillingForm.tsx";
import { DepartmentPlace } from "./DepartmentPlace.tsx";
import { LocationForm } from "./LocationForm.tsx";
import { PersonalForm } from "./PersonalForm.tsx";
import { ProfileHeader } from "./ProfileHeader.tsx";

interface Props {
  /** The phone number's field with its verification. */
  readonly phone: ReactNode;
}

/** A resident's three parts. Their numbers, which addresses carry, are not in the order in which they stand. */
function ResidentTabs({ phone }: Props) {
  const [search, setSearch] = useSearchParams();
  const tabs = [
    { value: "1", label: "Personal", children: <PersonalForm phone={phone} /> },
    { value: "3", label: "Location", children: <LocationForm /> },
    { value: "2", label: "Billing", children: <BillingForm /> },
  ];
  const chosen = tabs.find(({ value }) => value === search.get("tab"))?.value ?? "1";
  return <Tabs label="My Profile" tabs={tabs} value={chosen} onChange={(tab) => setSearch({ tab })} />;
}

/** The signed-in person's own account: residents have three parts, staff the first one and their place. */
export function Profile({ phone }: Props) {
  const { Role } = useUser();
  return (
    <>
      <PageTitle>My Profile</PageTitle>
      <ProfileHeader />
      <Box sx={{ maxWidth: 690 }}>
        {Role === "USER" ? (
          <ResidentTabs phone={phone} />
        ) : (
          <Box sx={{ display: "grid", gap: 3 }}>
            <PersonalForm phone={phone} />
            <DepartmentPlace />
          </Box>
        )}
      </Box>
    </>
  );
}
