import Typography from "@mui/material/Typography";
import { formatAddress } from "#shared/model/address.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { withPrimaryAddress } from "../form/withPrimaryAddress.ts";

export function PrimaryWarning({ addPath }: { readonly addPath: string }) {
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
