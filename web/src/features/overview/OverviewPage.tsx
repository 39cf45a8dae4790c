import Box from "@mui/material/Box";
import { useUser } from "#web/session/SessionContext.ts";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { FamilyCard } from "./FamilyCard.tsx";
import { HouseholdsCard } from "./HouseholdsCard.tsx";
import { PlacesCard } from "./PlacesCard.tsx";

export function OverviewPage() {
  const { FirstName } = useUser();
  return (
    <>
      <PageTitle title="Overview" text="This page shows an overview for your account summary.">
        Welcome back, {FirstName}
      </PageTitle>
      <Box
        sx={{
          display: "grid",
          gap: 3,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        <FamilyCard />
        <HouseholdsCard />
        <PlacesCard />
      </Box>
    </>
  );
}
