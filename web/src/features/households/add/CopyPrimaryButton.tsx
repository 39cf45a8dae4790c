import { useFormContext } from "react-hook-form";
import { formatAddress } from "#shared/model/address.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";

/** Absent without a primary residence. */
export function CopyPrimaryButton() {
  const { Location } = useUser();
  const { setValue } = useFormContext();
  if (!Location.Street) return null;
  const copy = () => {
    for (const [name, value] of Object.entries(Location))
      setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    announce(`Primary residence address copied: ${formatAddress(Location)}`);
  };
  return (
    <Button size="small" onClick={copy} sx={{ alignSelf: { sm: "flex-start" } }}>
      Copy my primary residence address
    </Button>
  );
}
