import Box from "@mui/material/Box";
import { useFormContext, useWatch } from "react-hook-form";
import { type HouseholdFactName, householdFactList } from "#shared/model/householdFacts.ts";
import { FormFold } from "#web/ui/forms/FormFold.tsx";
import { FormSection } from "#web/ui/forms/FormSection.tsx";
import { NoteInput } from "#web/ui/forms/NoteInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { factLabel } from "./householdDetails.ts";

const sideBySide = {
  display: "grid",
  gap: 2.5,
  // Level boxes under labels of different heights.
  alignItems: "end",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
} as const;

const short = householdFactList.filter(([, { isShort }]) => isShort);
const long = householdFactList.filter(([, { isShort }]) => !isShort);

/** Parts of the address, a line each. */
export const UnitInputs = () => (
  <Box sx={sideBySide}>
    {short.map(([name, { label, help }]) => (
      <TextInput key={name} name={name} label={label} hint={help} optional autoComplete="off" />
    ))}
  </Box>
);

const questions: Partial<Record<HouseholdFactName, string>> = {
  Description: "What should crews know before they come in?",
  Pets: "Are there animals?",
  ShutOffs: "Where are gas, water and power shut off?",
  Entry: "Is there a door code, or a hidden key?",
};

interface FoldProps {
  readonly name: HouseholdFactName;
  readonly label: string;
  readonly help: string;
  readonly longest: number;
}

function FactFold({ name, label, help, longest }: FoldProps) {
  const { errors } = useFormContext().formState;
  const isFilled = Boolean(useWatch({ name }) || errors[name]);
  return (
    <FormFold title={questions[name] ?? label} text={label} isFilled={isFilled}>
      <NoteInput name={name} label={label} hint={help} longest={longest} />
    </FormFold>
  );
}

/** @param noteLabel the form's label of the description */
export const HouseholdFactInputs = ({ noteLabel }: { readonly noteLabel: string }) => (
  <FormSection
    title="For the crew at the door"
    text="What crews need to know to get in and help. You can leave out any of it."
  >
    <Box sx={{ display: "grid", gap: 1.5 }}>
      {long.map(([name, { help, longest }]) => (
        <FactFold key={name} name={name} label={factLabel(name, noteLabel)} help={help} longest={longest} />
      ))}
    </Box>
  </FormSection>
);
