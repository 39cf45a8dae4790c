import Typography from "@mui/material/Typography";
import { useFormContext } from "react-hook-form";
import type { Address } from "#shared/model/address.ts";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { cityQuestion, type ZipPlace, zipPlace } from "./positionText.ts";

interface Props {
  readonly typed: Pick<Address, "City" | "State" | "Zip">;
  readonly zip: ZipPlace;
  readonly onTake: () => void;
  /** The box that confirms the address. */
  readonly confirmedBy: string;
}

/** Locks nothing: many places have a neighbour's zip. */
export function CityQuestion({ typed, zip, onTake, confirmedBy }: Props) {
  const { resetField, setFocus } = useFormContext();
  const take = () => {
    onTake();
    // It was ticked for another address, and the pressed button goes away.
    resetField(confirmedBy);
    setFocus(confirmedBy);
  };
  return (
    <Notice kind="warning" sx={{ fontWeight: 400 }}>
      <Typography role="status">{cityQuestion(typed, zip)}</Typography>
      <Typography variant="body2">
        This address goes to departments of the city that you name, where one takes part. If it is right, go on.
      </Typography>
      <Button size="small" onClick={take} sx={{ mt: 1.5 }}>
        Use {zipPlace(zip)}
      </Button>
    </Notice>
  );
}
