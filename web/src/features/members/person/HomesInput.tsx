import type { Household } from "#shared/model/household.ts";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { CheckboxGroupInput } from "#web/ui/forms/CheckboxGroupInput.tsx";

const line = ({ Location, City, Coverage }: Household): string =>
  Coverage.Covered ? Location : `${Location}. No department takes part in ${City} yet.`;

/** The field "HouseHolds" of a Form. */
export function HomesInput() {
  const { households = [] } = useHouseholds();
  return (
    <CheckboxGroupInput
      name="HouseHolds"
      label="Where does this person live?"
      hint="Tick every place. Tick none to choose later: until then no department can see the record."
      options={households.map((home) => ({ value: home.ID, label: home.Name, text: line(home) }))}
    />
  );
}
