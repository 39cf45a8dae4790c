import { useState } from "react";
import { planFor } from "#shared/rules/pricing.ts";
import { missingInPlan } from "#shared/rules/wizard.ts";
import { RadioInput } from "#web/ui/RadioInput.tsx";
import { dollarsOf } from "./dollars.ts";
import { PhotoMissing } from "./PhotoMissing.tsx";
import { UploadStatus } from "./UploadStatus.tsx";
import type { DraftHandle } from "./useMemberDraft.ts";
import { usePhotoUpload } from "./usePhotoUpload.ts";
import { WizardStep } from "./WizardStep.tsx";

interface Props {
  readonly handle: DraftHandle;
  /** How many members the account has. */
  readonly members: number;
  /** Leads to the photo's button in step 2. */
  readonly toPhoto: () => void;
}

const additional = ([1, 2] as const).map((plan) => dollarsOf(planFor(plan, 1))).join(" or ");

/** Step 4: the plan. The photo is uploaded before the payment, so that nobody pays for what cannot be saved. */
export function PlanStep({ handle, members, toPhoto }: Props) {
  const { current, change } = handle;
  const [photoMissing, setPhotoMissing] = useState(false);
  const upload = usePhotoUpload();
  const options = ([1, 2] as const).map((plan) => ({
    value: plan,
    label: `${plan === 1 ? "Monthly" : "Yearly"}: ${dollarsOf(planFor(plan, members))}`,
  }));
  const toPayment = async () => {
    const { values, uploaded } = current();
    const photo = values.Photo;
    setPhotoMissing(!(photo instanceof Blob));
    if (!(photo instanceof Blob)) return;
    if (uploaded?.photo === photo) return change({ step: 4 });
    const url = await upload.run(photo);
    // Meanwhile the person may have gone back, chosen another photo or left.
    const { step, values: now } = current();
    if (url && step === 3 && now.Photo === photo) change({ step: 4, uploaded: { photo, url } });
  };
  return (
    <WizardStep
      handle={handle}
      missing={({ Plan }) => missingInPlan({ plan: Plan, price: Plan && planFor(Plan, members).dollars })}
      onNext={toPayment}
    >
      <RadioInput
        name="Plan"
        label="How do you want to pay?"
        options={options}
        hint={
          members === 0
            ? `This is the price of the first member. Each additional member costs ${additional}.`
            : "This is the price of an additional member."
        }
      />
      <PhotoMissing shown={photoMissing} toPhoto={toPhoto} />
      <UploadStatus {...upload} onRetry={() => void toPayment()} />
    </WizardStep>
  );
}
