import Box from "@mui/material/Box";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Place } from "#shared/rules/place.ts";
import { SelectBox } from "#web/ui/fields/SelectBox.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { ZipInput } from "#web/ui/forms/ZipInput.tsx";

const nameOf = ({ City, State }: Place): string => `${City}, ${State}`;

/** They see all places of the department. */
export function DepartmentPlace({ places }: { readonly places: readonly Place[] }) {
  const id = useId();
  const { setValue } = useFormContext();
  const [City, State]: string[] = useWatch({ name: ["Location.City", "Location.State"] });
  const choose = (name: string) => {
    const place = places.find((one) => nameOf(one) === name);
    if (!place) return;
    setValue("Location.City", place.City, { shouldDirty: true });
    setValue("Location.State", place.State, { shouldDirty: true });
  };
  if (places.length > 1)
    return (
      <>
        <SelectBox
          id={`${id}-place`}
          label="City"
          hint="Where they work. They see the jackets of all places of the department."
          autoComplete="off"
          options={places.map((place) => ({ value: nameOf(place), label: nameOf(place) }))}
          value={nameOf({ City: City ?? "", State: State ?? "" })}
          onChange={({ target }) => choose(target.value)}
        />
        <ZipInput name="Location.Zip" autoComplete="off" required />
      </>
    );
  return (
    <>
      <TextInput name="Location.City" label="City" autoComplete="off" readOnly required />
      <Box sx={{ display: "grid", gap: 2.5, gridTemplateColumns: { xs: "1fr", sm: "2fr 1fr" } }}>
        <TextInput name="Location.State" label="State" readOnly required />
        <ZipInput name="Location.Zip" autoComplete="off" required />
      </Box>
    </>
  );
}
