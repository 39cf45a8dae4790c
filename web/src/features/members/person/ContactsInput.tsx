import { mostContacts } from "#shared/fields/person/contacts.ts";
import { PhoneInput } from "#web/ui/forms/PhoneInput.tsx";
import { RowsInput } from "#web/ui/forms/RowsInput.tsx";
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
