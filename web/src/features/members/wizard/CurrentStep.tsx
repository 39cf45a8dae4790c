import { useWatch } from "react-hook-form";
import { wizardFeet } from "#shared/format/height.ts";
import type { Household } from "#shared/model/household.ts";
import type { Plan } from "#shared/rules/payment/pricing.ts";
import { missingInMedical, missingInPerson } from "#shared/rules/wizard.ts";
import { useHouseholds } from "#web/entities/household/useHouseholds.ts";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { CheckboxGroupInput } from "#web/ui/forms/CheckboxGroupInput.tsx";
import { FormSection } from "#web/ui/forms/FormSection.tsx";
import type { DraftHandle } from "../draft/useMemberDraft.ts";
import { FactInputs } from "../person/FactInputs.tsx";
import { MemberFields } from "../person/MemberFields.tsx";
import { NeedFields } from "../person/NeedFields.tsx";
import { PaymentStep, SponsoredStep } from "./PaymentStep.tsx";
import { PlanStep } from "./PlanStep.tsx";
import { useSponsor } from "./useSponsor.ts";
import { WaiverStep } from "./WaiverStep.tsx";
import { WizardStep } from "./WizardStep.tsx";

/** The step can be left without a photo; the payment cannot begin. */
function PhotoReminder() {
  const photo: unknown = useWatch({ name: "Photo" });
  if (photo) return null;
  return <Notice kind="info">The photo is still missing. You can go on, and add it before you pay.</Notice>;
}

interface LastStepProps {
  readonly handle: DraftHandle;
  readonly plan: Plan;
}

/** A paid order is used. */
function LastStep({ handle, plan }: LastStepProps) {
  const { order, values } = handle.draft;
  const sponsor = useSponsor(values);
  return sponsor === undefined || order !== undefined ? (
    <PaymentStep handle={handle} plan={plan} />
  ) : (
    <SponsoredStep handle={handle} sponsor={sponsor} />
  );
}

const line = ({ Location, City, Coverage }: Household): string =>
  Coverage.Covered ? Location : `${Location}. No department takes part in ${City} yet.`;

/** The field "HouseHolds" of a Form. */
function HomesField() {
  const { households = [] } = useHouseholds();
  return (
    <FormSection title="Home" text="The department of each place reads this record.">
      <CheckboxGroupInput
        name="HouseHolds"
        label="Where does this person live?"
        hint="Tick every place. Tick none to choose later: until then no department can see the record."
        options={households.map((home) => ({ value: home.ID, label: home.Name, text: line(home) }))}
      />
    </FormSection>
  );
}

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
