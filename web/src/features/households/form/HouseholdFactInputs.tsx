import Box from "@mui/material/Box";
import { type HouseholdFactName, householdFactList } from "#shared/model/householdFacts.ts";
import { FormSection } from "#web/ui/forms/FormSection.tsx";
import { NoteInput } from "#web/ui/forms/NoteInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { factLabel } from "./householdDetails.ts";

const sideBySide = {
  display: "grid",
  gap: 2.5,
  // Keeps boxes level under labels of different heights.
  alignItems: "end",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
} as const;

const short = householdFactList.filter(([, { isShort }]) => isShort);
const long = householdFactList.filter(([, { isShort }]) => !isShort);

/** @param noteLabel the form's label of the description */
export function HouseholdFactInputs({ noteLabel }: { readonly noteLabel: string }) {
  const common = (name: HouseholdFactName, help: string) => ({ name, label: factLabel(name, noteLabel), hint: help });
  return (
    <FormSection
      title="For the crew at the door"
      text="What crews need to know to get in and help. You can leave out any of it."
    >
      <Box sx={sideBySide}>
        {short.map(([name, { help }]) => (
          <TextInput key={name} {...common(name, help)} optional autoComplete="off" />
        ))}
      </Box>
      {long.map(([name, { help, longest }]) => (
        <NoteInput key={name} {...common(name, help)} longest={longest} />
      ))}
    </FormSection>
  );
}
