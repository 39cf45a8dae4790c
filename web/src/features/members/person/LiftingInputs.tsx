import { liftingPeople, peopleWords } from "#shared/fields/person/lifting.ts";
import { NoteInput } from "#web/ui/forms/NoteInput.tsx";
import { SelectInput } from "#web/ui/forms/SelectInput.tsx";

const options = liftingPeople.map((value) => ({ value, label: peopleWords(value) }));

export const LiftingInputs = () => (
  <>
    <SelectInput
      name="Lifting.People"
      label="People it takes to lift them"
      options={options}
      emptyLabel="Not said"
      optional
    />
    <NoteInput
      name="Lifting.How"
      label="How to lift or move them"
      hint="Where to hold, what to bring, what hurts."
    />
  </>
);
