import { useWatch } from "react-hook-form";
import { runsToGoals, runsToWords } from "#shared/fields/person/runsTo.ts";
import { CheckboxGroupInput } from "#web/ui/forms/CheckboxGroupInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { formLabel } from "./personValues.ts";

const options = runsToGoals.map((value) => ({ value, label: runsToWords[value] }));

export function RunsToInput() {
  const [goals, place]: unknown[] = useWatch({ name: ["RunsTo.To", "RunsTo.Place"] });
  const namesPlace = Boolean(place) || (Array.isArray(goals) && goals.includes("PLACE"));
  return (
    <>
      <CheckboxGroupInput
        name="RunsTo.To"
        label={formLabel("RunsTo")}
        hint="Crews look there first when this person is missing."
        options={options}
      />
      {namesPlace && <TextInput name="RunsTo.Place" label="Which place" maxLength={60} optional />}
    </>
  );
}
