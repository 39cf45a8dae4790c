import Box from "@mui/material/Box";
import { useFormContext, useWatch } from "react-hook-form";
import { placeKey } from "#shared/rules/place.ts";
import { Button } from "#web/ui/Button.tsx";
import { Chip } from "#web/ui/display/Chip.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { FieldGroup } from "#web/ui/fields/FieldGroup.tsx";
import { useField } from "#web/ui/fields/useField.ts";
import { columnList, listRow } from "#web/ui/theme/sxRules.ts";
import type { WishedPlace } from "./departmentForm.ts";
import { placeText } from "./departmentText.ts";
import { PlaceAdder } from "./PlaceAdder.tsx";

const scrolled = { ...columnList, maxHeight: 260, overflowY: "auto", mb: 1.5 } as const;

export function PlacesInput() {
  const { id, error } = useField("Places", "Places");
  const { getValues, setValue, setFocus } = useFormContext();
  const places: readonly WishedPlace[] = useWatch({ name: "Places" });
  const set = (changed: readonly WishedPlace[]) =>
    setValue("Places", changed, { shouldDirty: true, shouldValidate: true });
  /** The current ones: a look-up may have taken a while. */
  const without = (place: WishedPlace): WishedPlace[] =>
    (getValues("Places") as readonly WishedPlace[]).filter((one) => placeKey(one) !== placeKey(place));
  const add = (place: WishedPlace) => {
    set([place, ...without(place)]);
    announce(`${placeText(place)} is added`);
  };
  const drop = (place: WishedPlace) => {
    set(without(place));
    announce(`${placeText(place)} is removed`);
    // The pressed button is gone.
    setFocus("Typed");
  };
  return (
    <FieldGroup
      id={id}
      label="Places"
      hint="Each jacket of a place goes to every department that serves it."
      error={error}
    >
      {places.length > 0 && (
        <Box component="ul" aria-label="Places that it serves" tabIndex={0} sx={scrolled}>
          {places.map((place) => (
            <Box component="li" key={placeKey(place)} sx={{ ...listRow, py: 1 }}>
              <Box component="span" sx={{ minWidth: 0, flexGrow: 1, overflowWrap: "anywhere" }}>
                {placeText(place)} {place.New && <Chip status="warning">New place</Chip>}
              </Box>
              <Button size="small" aria-label={`Remove ${placeText(place)}`} onClick={() => drop(place)}>
                Remove
              </Button>
            </Box>
          ))}
        </Box>
      )}
      <PlaceAdder onAdd={add} />
    </FieldGroup>
  );
}
