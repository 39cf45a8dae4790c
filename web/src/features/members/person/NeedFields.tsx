import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { get, useFormState, useWatch } from "react-hook-form";
import { isBlank } from "#shared/fields/person/isBlank.ts";
import { type NeedGroup, needGroups } from "#shared/model/needGroup.ts";
import { type FactName, factList, fieldsOf } from "#shared/model/personShapes.ts";
import { FormFold } from "#web/ui/forms/FormFold.tsx";
import { FormSection } from "#web/ui/forms/FormSection.tsx";
import { MedicalChecklist } from "../medical/MedicalChecklist.tsx";
import { FactInputs, factsIn, type HealthInput } from "./FactInputs.tsx";
import { ContactsInput, LanguagesInput, LiftingInputs, PowerEquipmentInput, RunsToInput } from "./NeedInputs.tsx";

const inputs: Record<HealthInput, () => ReactNode> = {
  Medical: () => <MedicalChecklist />,
  Languages: () => <LanguagesInput />,
  PowerEquipment: () => <PowerEquipmentInput />,
  RunsTo: () => <RunsToInput />,
  Contacts: () => <ContactsInput />,
  Lifting: () => <LiftingInputs />,
};

/** Crews' first questions: never folded. */
const urgent: readonly FactName[] = ["Allergies", "Medicines", "PowerEquipment", "Contacts"];

const folds: Readonly<Partial<Record<NeedGroup, { readonly title: string; readonly text: string }>>> = {
  communication: { title: "Talking and understanding", text: "How crews and this person understand each other" },
  independence: { title: "Daily life", text: "A service animal that comes along" },
  support: { title: "Safety and support", text: "What frightens, what calms, where to look" },
  transport: { title: "Getting around", text: "What it takes to lift or move this person" },
};

const folded = (group: NeedGroup) => factsIn(group).filter(([name]) => !urgent.includes(name));

/** Open where filled or wrong. */
function Fold({ group }: { readonly group: NeedGroup }) {
  const facts = folded(group);
  const names = Object.keys(fieldsOf(facts.map(([, fact]) => fact)));
  const values: readonly unknown[] = useWatch({ name: names });
  const { errors } = useFormState({ name: names });
  const words = folds[group];
  if (!words) return null;
  const isFilled = !isBlank(values) || names.some((name) => get(errors, name));
  return (
    <FormFold {...words} isFilled={isFilled}>
      <FactInputs facts={facts} inputs={inputs} />
    </FormFold>
  );
}

/** The wizard's third step. */
export function NeedFields() {
  return (
    <>
      <FormSection id="part-urgent" title="What crews ask first" text="Leave out what does not fit.">
        <FactInputs facts={factList.filter(([name]) => urgent.includes(name))} inputs={inputs} />
      </FormSection>
      <FormSection
        id="part-medical"
        title="Medical information"
        text="Crews who open the medical record read this. Lists show only which boxes are ticked."
      >
        <FactInputs facts={factsIn("medical")} inputs={inputs} />
      </FormSection>
      <FormSection id="part-needs" title="What else helps" text="Open what fits this person.">
        <Box sx={{ display: "grid", gap: 1.5 }}>
          {needGroups.map((group) => (
            <Fold key={group} group={group} />
          ))}
        </Box>
      </FormSection>
    </>
  );
}
