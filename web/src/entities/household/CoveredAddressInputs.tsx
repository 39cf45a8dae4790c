import Box from "@mui/material/Box";
import { type ComponentProps, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { zip as zipField } from "#shared/fields/address.ts";
import { afterPress } from "#web/ui/fields/afterPress.ts";
import { AddressInputs } from "#web/ui/forms/AddressInputs.tsx";
import { PlaceCoverage } from "./PlaceCoverage.tsx";
import type { SimilarCity } from "./SimilarCities.tsx";
import { StreetQuestion } from "./StreetQuestion.tsx";

/** The ZIP code finds the city. */
const cityIn = (City: string, Zip: string): string =>
  City.trim() === "" && zipField.safeParse(Zip).success ? Zip : City;

/** Of the usual sentence: as it comes, a control below stays under the finger. */
const room = { minHeight: { xs: "2.625rem", sm: "1.3125rem" } } as const;

/** Told once street, city and zip are left, and at once when the address is filled in or the state chosen. */
export function CoveredAddressInputs(props: ComponentProps<typeof AddressInputs>) {
  const { prefix = "" } = props;
  const { setValue, setFocus } = useFormContext();
  const [street, city, state, zip] = [`${prefix}Street`, `${prefix}City`, `${prefix}State`, `${prefix}Zip`];
  const typed: readonly (string | undefined)[] = useWatch({ name: [city, state, zip] });
  const line: string | undefined = useWatch({ name: street });
  const [City, State] = [cityIn(typed[0] ?? "", typed[2] ?? ""), typed[1] ?? ""];
  const [focused, setFocused] = useState("");
  const isTyping = focused === city || (focused === zip && City !== typed[0]);
  const [asked, setAsked] = useState({ City, State });
  const isAsked = asked.City === City && asked.State === State;
  if (!isAsked && !isTyping) setAsked({ City, State });
  const leave = (name: string | null) => setFocused((now) => (now === name ? "" : now));
  const take = (place: SimilarCity) => {
    const taken = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    setValue(city, place.city, taken);
    setValue(state, place.state, taken);
    // The pressed button goes away.
    setFocus(state);
  };
  return (
    <>
      <Box
        onFocus={({ target }) => setFocused(target.getAttribute("name") ?? "")}
        onBlur={({ target }) => afterPress(() => leave(target.getAttribute("name")))}
        sx={{ display: "contents" }}
      >
        <AddressInputs {...props} />
      </Box>
      <StreetQuestion street={focused === street ? "" : (line ?? "")} />
      <Box sx={room}>
        <PlaceCoverage City={isAsked ? City : ""} State={State} onCity={take} />
      </Box>
    </>
  );
}
