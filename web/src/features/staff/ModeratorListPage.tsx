import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router-dom";
import { listModerators } from "#shared/contract/accountLists.ts";
import { RespondersPicture } from "#web/entities/department/RespondersPicture.tsx";
import { useUser } from "#web/session/SessionContext.ts";
import { AccountScreen } from "./accounts/AccountScreen.tsx";
import { placeBadge, staffColumns } from "./accounts/accountColumns.tsx";
import { CreateButton } from "./create/CreateButton.tsx";

export function ModeratorListPage() {
  const { Role, Location } = useUser();
  const isMaster = Role === "MASTER MOD";
  return (
    <AccountScreen
      title="Moderators"
      text={
        isMaster ? (
          "They review the jackets of your department."
        ) : (
          <>
            They review the jackets of their city. A city’s master moderator creates them; you can, too, from the row of
            the{" "}
            <Link component={RouterLink} to="/MasterModeratorList">
              master moderator
            </Link>{" "}
            or of the{" "}
            <Link component={RouterLink} to="/Departments">
              department
            </Link>
            .
          </>
        )
      }
      what="moderators"
      call={listModerators}
      accountsOf={({ Moderators }) => Moderators}
      withPlace={!isMaster}
      columnsOf={(actions) => staffColumns(placeBadge, actions)}
      picture={<RespondersPicture />}
      emptyText="No Moderators to display"
      create={isMaster && <CreateButton kind="moderator" place={Location} />}
    />
  );
}
