import { useWatch } from "react-hook-form";
import { mostContacts } from "#shared/fields/person/contacts.ts";
import { mostLanguages } from "#shared/fields/person/languages.ts";
import { liftingPeople, peopleWords } from "#shared/fields/person/lifting.ts";
import { mostEquipment } from "#shared/fields/person/powerEquipment.ts";
import { runsToGoals, runsToWords } from "#shared/fields/person/runsTo.ts";
import { languageCodes, languageName } from "#shared/format/languageName.ts";
import { CheckboxGroupInput } from "#web/ui/forms/CheckboxGroupInput.tsx";
import { NoteInput } from "#web/ui/forms/NoteInput.tsx";
import { PhoneInput } from "#web/ui/forms/PhoneInput.tsx";
import { RowsInput } from "#web/ui/forms/RowsInput.tsx";
import { SelectInput } from "#web/ui/forms/SelectInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { formLabel } from "./personValues.ts";

export const ContactsInput = () => (
  <RowsInput
    name="Contacts"
    label={formLabel("Contacts")}
    hint="Whom crews call beside you. Please ask these people first."
    thing="contact"
    most={mostContacts}
    blank={{ Name: "", Relation: "", Phone: "" }}
  >
    {(row) => (
      <>
        <TextInput name={`${row}.Name`} label="Contact's name" autoComplete="off" maxLength={60} />
        <TextInput
          name={`${row}.Relation`}
          label="Relation"
          hint="Mother, neighbor, nurse."
          autoComplete="off"
          maxLength={40}
          optional
        />
        <PhoneInput name={`${row}.Phone`} label="Contact's phone" autoComplete="off" />
      </>
    )}
  </RowsInput>
);

const languageOptions = languageCodes
  .map((value) => ({ value, label: languageName(value) }))
  .sort((one, other) => one.label.localeCompare(other.label));

/** Most people have one or two. */
export const LanguagesInput = () => (
  <RowsInput
    name="Languages"
    label={formLabel("Languages")}
    hint="What they understand best comes first."
    thing="language"
    most={mostLanguages}
    blank=""
  >
    {(row) => <SelectInput name={row} label="Language" options={languageOptions} />}
  </RowsInput>
);

const peopleOptions = liftingPeople.map((value) => ({ value, label: peopleWords(value) }));

export const LiftingInputs = () => (
  <>
    <SelectInput
      name="Lifting.People"
      label="People it takes to lift them"
      options={peopleOptions}
      emptyLabel="Not said"
      optional
    />
    <NoteInput name="Lifting.How" label="How to lift or move them" hint="Where to hold, what to bring, what hurts." />
  </>
);

export const PowerEquipmentInput = () => (
  <RowsInput
    name="PowerEquipment"
    label={formLabel("PowerEquipment")}
    hint="Equipment that must not stop when the power fails."
    thing="device"
    most={mostEquipment}
    blank={{ What: "", Hours: "" }}
  >
    {(row) => (
      <>
        <TextInput name={`${row}.What`} label="What it is" hint="For example an oxygen concentrator." maxLength={60} />
        <TextInput
          name={`${row}.Hours`}
          label="Hours that its battery lasts"
          hint="0 if it has none."
          inputMode="decimal"
          maxLength={5}
          optional
        />
      </>
    )}
  </RowsInput>
);

const goalOptions = runsToGoals.map((value) => ({ value, label: runsToWords[value] }));

export function RunsToInput() {
  const [goals, place]: unknown[] = useWatch({ name: ["RunsTo.To", "RunsTo.Place"] });
  const namesPlace = Boolean(place) || (Array.isArray(goals) && goals.includes("PLACE"));
  return (
    <>
      <CheckboxGroupInput
        name="RunsTo.To"
        label={formLabel("RunsTo")}
        hint="Crews look there first when this person is missing."
        options={goalOptions}
      />
      {namesPlace && <TextInput name="RunsTo.Place" label="Which place" maxLength={60} optional />}
    </>
  );
}
