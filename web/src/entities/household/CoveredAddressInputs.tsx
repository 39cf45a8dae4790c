import Box from "@mui/material/Box";
import { type ComponentProps, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { AddressInputs } from "#web/ui/forms/AddressInputs.tsx";
import { PlaceCoverage } from "./PlaceCoverage.tsx";

type Place = readonly [City: string, State: string];

/**
 * The address of a Form, and whether a department takes part there: said once the city is left, and at once when it is
 * filled in or another state is chosen.
 */
export function CoveredAddressInputs(props: ComponentProps<typeof AddressInputs>) {
  const { prefix = "" } = props;
  const { setValue, setFocus } = useFormContext();
  const [city, state] = [`${prefix}City`, `${prefix}State`];
  const [City = "", State = ""]: readonly (string | undefined)[] = useWatch({ name: [city, state] });
  const [isTyping, setTyping] = useState(false);
  const [asked, setAsked] = useState<Place>([City, State]);
  const isAsked = asked[0] === City && asked[1] === State;
  if (!isAsked && !isTyping) setAsked([City, State]);
  const take = (name: string) => {
    setValue(city, name, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    // The pressed button goes away.
    setFocus(state);
  };
  return (
    <>
      <Box
        onFocus={({ target }) => setTyping(target instanceof HTMLInputElement && target.name === city)}
        onBlur={() => setTyping(false)}
        sx={{ display: "contents" }}
      >
        <AddressInputs {...props} />
      </Box>
      <PlaceCoverage City={isAsked ? City : ""} State={State} onCity={take} />
    </>
  );
}
