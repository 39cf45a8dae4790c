import { wizardFeet } from "#shared/format/height.ts";
import { missingInMedical, missingInPerson } from "#shared/rules/wizard.ts";
import type { DraftHandle } from "../draft/useMemberDraft.ts";
import { FactInputs, MemberFields } from "../person/MemberFields.tsx";
import { NeedFields } from "../person/NeedFields.tsx";
import { HomesField } from "./HomesField.tsx";
import { LastStep } from "./LastStep.tsx";
import { PhotoReminder } from "./PhotoReminder.tsx";
import { PlanStep } from "./PlanStep.tsx";
import { WaiverStep } from "./WaiverStep.tsx";
import { WizardStep } from "./WizardStep.tsx";

interface Props {
  readonly handle: DraftHandle;
  readonly toPhoto: () => void;
}

export function CurrentStep({ handle, toPhoto }: Props) {
  const { step, values } = handle.draft;
  if (step === 0) return <WaiverStep handle={handle} />;
  if (step === 1)
    return (
      <WizardStep handle={handle} missing={missingInPerson}>
        <MemberFields feet={wizardFeet} />
        <HomesField />
        <PhotoReminder />
      </WizardStep>
    );
  if (step === 2)
    return (
      <WizardStep handle={handle} missing={missingInMedical}>
        <FactInputs group="medical" />
        <NeedFields />
      </WizardStep>
    );
  if (step === 3) return <PlanStep handle={handle} toPhoto={toPhoto} />;
  return <LastStep handle={handle} plan={values.Plan ?? 1} />;
}
