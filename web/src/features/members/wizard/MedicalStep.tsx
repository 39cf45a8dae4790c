import { missingInMedical } from "#shared/rules/wizard.ts";
import type { DraftHandle } from "../draft/useMemberDraft.ts";
import { HealthFields } from "../person/HealthFields.tsx";
import { RegisterUnpaid } from "./RegisterUnpaid.tsx";
import { useSponsor } from "./useSponsor.ts";
import { WizardStep } from "./WizardStep.tsx";

interface Props {
  readonly handle: DraftHandle;
  readonly toPhoto: () => void;
  readonly onAnother: () => void;
}

/** Where a department pays, the plan asks nothing and passes by itself. */
export function MedicalStep({ handle, toPhoto, onAnother }: Props) {
  const { current, goTo, save, draft } = handle;
  const sponsor = useSponsor(draft.values);
  const saved = () =>
    save().then(
      () => true,
      () => false,
    );
  const next = async () => {
    const { Photo } = current().values;
    const hasNoPlan = sponsor !== undefined && Photo instanceof Blob;
    const to = hasNoPlan && (await saved()) ? 4 : 3;
    // Meanwhile the user may have gone back, chosen another photo or left.
    const { step, values } = current();
    if (step === 2 && values.Photo === Photo) goTo(to);
  };
  return (
    <WizardStep
      handle={handle}
      missing={missingInMedical}
      onNext={next}
      also={
        <RegisterUnpaid handle={handle} toPhoto={toPhoto} onAdded={onAnother}>
          Add another person
        </RegisterUnpaid>
      }
    >
      <HealthFields />
    </WizardStep>
  );
}
