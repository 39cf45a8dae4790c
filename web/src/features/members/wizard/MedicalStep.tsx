import { missingInMedical } from "#shared/rules/wizard.ts";
import { isStillAt } from "../draft/wizardDraft.ts";
import { HealthFields } from "../person/HealthFields.tsx";
import { RegisterUnpaid } from "./RegisterUnpaid.tsx";
import { useSponsor } from "./useSponsor.ts";
import { type WizardHandle, WizardStep } from "./WizardStep.tsx";

/** Where a department pays, the plan asks nothing and passes by itself. */
export function MedicalStep({ handle }: { readonly handle: WizardHandle }) {
  const { current, goTo, save, draft } = handle;
  const sponsor = useSponsor(draft.values);
  const saved = () =>
    save().then(
      () => true,
      () => false,
    );
  const next = async () => {
    const before = current();
    const hasNoPlan = sponsor !== undefined && before.values.Photo instanceof Blob;
    const to = hasNoPlan && (await saved()) ? 4 : 3;
    if (isStillAt(before, current())) goTo(to);
  };
  return (
    <WizardStep
      handle={handle}
      missing={missingInMedical}
      onNext={next}
      also={
        <RegisterUnpaid handle={handle} onAdded={handle.another}>
          Add another person
        </RegisterUnpaid>
      }
    >
      <HealthFields />
    </WizardStep>
  );
}
