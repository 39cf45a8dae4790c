import Box from "@mui/material/Box";
import { useUser } from "#web/session/SessionContext.ts";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { FamilyCard } from "./FamilyCard.tsx";
import { HouseholdsCard } from "./HouseholdsCard.tsx";
import { PlacesCard } from "./PlacesCard.tsx";
import { Readiness } from "./readiness/Readiness.tsx";
import { type AddHomeDialog, FirstSteps } from "./steps/FirstSteps.tsx";
import { firstSteps, isBegun } from "./steps/firstSteps.ts";
import { useFamily } from "./useFamily.ts";

const cards = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
} as const;

/** @param AddHome the dialog that registers the account's own address */
export function OverviewPage({ AddHome }: { readonly AddHome: AddHomeDialog }) {
  const { FirstName } = useUser();
  const { family, places, people, isSettled } = useFamily();
  const steps = family && firstSteps(family.households, family.members);
  const isBeginning = steps !== undefined && !isBegun(steps);
  return (
    <>
      <PageTitle title="Overview" text="This page shows an overview for your account summary.">
        Welcome back, {FirstName}
      </PageTitle>
      {!isSettled && <Loading what="your family" />}
      {isSettled && (
        <>
          {family && isBeginning && <FirstSteps {...family} steps={steps} AddHome={AddHome} />}
          {family && <Readiness {...family} />}
          <Box sx={cards}>
            <FamilyCard {...people} isQuiet={isBeginning} />
            <HouseholdsCard {...places} isQuiet={isBeginning} />
            <PlacesCard {...places} />
          </Box>
        </>
      )}
    </>
  );
}
