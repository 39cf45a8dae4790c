import Typography from "@mui/material/Typography";
import { useLocation } from "react-router-dom";
import { formatAddress } from "#shared/model/address.ts";
import { useEveryPage } from "#web/api/pages/useEveryPage.ts";
import { HousesPicture } from "#web/entities/household/HousesPicture.tsx";
import { hasPrimaryHousehold } from "#web/entities/household/hasPrimaryHousehold.ts";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { withPrimaryAddress } from "../form/withPrimaryAddress.ts";
import { HouseholdList } from "./HouseholdList.tsx";

function PrimaryWarning({ addPath }: { readonly addPath: string }) {
  const { Location } = useUser();
  return (
    <Notice kind="warning" sx={{ mb: 3, fontWeight: 400 }}>
      <Typography component="h2" sx={{ fontWeight: 650, color: "warning.main" }}>
        No primary residence detected
      </Typography>
      <Typography>
        {Location.Street
          ? `Your primary residence is ${formatAddress(Location)}. Add it as a house hold, so that responders know who lives there. If your family moved, edit its new house hold and make that your primary location.`
          : "Add the place where you live as a house hold, so that responders know who lives there."}
      </Typography>
      {Location.Street && (
        <Button size="small" to={addPath} state={withPrimaryAddress} sx={{ mt: 1.5, flexShrink: 1 }}>
          Register my primary residence
        </Button>
      )}
    </Notice>
  );
}

function AddButton({ path }: { readonly path: string }) {
  return (
    <Button variant="primary" to={path}>
      Add a House Hold
    </Button>
  );
}

interface Props {
  readonly pages: ReturnType<typeof useHouseholds>;
  readonly path: string;
}

function Places({ pages, path }: Props) {
  const { households, error, hasNextPage } = pages;
  const addPath = `${path}/Add`;
  if (!households) return <LoadingOrError error={error} onRetry={pages.refetch} what="house holds" />;
  return (
    <>
      {!hasNextPage && !hasPrimaryHousehold(households) && <PrimaryWarning addPath={addPath} />}
      {households.length === 0 ? (
        <EmptyState picture={<HousesPicture />} title="No Registered House Holds" action={<AddButton path={addPath} />}>
          Start with the place where you live. Only you and your local responder departments see it.
        </EmptyState>
      ) : (
        <HouseholdList pages={pages} households={households} path={path} />
      )}
    </>
  );
}

export function HouseholdListPage() {
  const { FirstName } = useUser();
  const path = useLocation().pathname.replace(/\/+$/, "");
  const pages = useHouseholds();
  useEveryPage(pages);
  const some = pages.households !== undefined && pages.households.length > 0;
  return (
    <>
      <PageTitle
        title="House Holds"
        text="These are the places that you registered, and who lives there."
        aside={some && <AddButton path={`${path}/Add`} />}
      >
        Welcome, {FirstName}
      </PageTitle>
      <Places pages={pages} path={path} />
    </>
  );
}
