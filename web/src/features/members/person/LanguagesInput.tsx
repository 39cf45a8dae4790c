import { mostLanguages } from "#shared/fields/person/languages.ts";
import { languageCodes, languageName } from "#shared/format/languageName.ts";
import { RowsInput } from "#web/ui/forms/RowsInput.tsx";
import { SelectInput } from "#web/ui/forms/SelectInput.tsx";
import { formLabel } from "./personValues.ts";

const options = languageCodes
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
    {(row) => <SelectInput name={row} label="Language" options={options} />}
  </RowsInput>
);
