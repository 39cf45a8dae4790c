import { useState } from "react";
import { planFor } from "#shared/rules/pricing.ts";
import { missingInPlan } from "#shared/rules/wizard.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";
import { PlanChoice } from "../payment/PlanChoice.tsx";
import { usePhotoUpload } from "../photo/usePhotoUpload.ts";
import type { DraftValues } from "./memberDraft.ts";
import { PhotoMissing } from "./PhotoMissing.tsx";
import { UploadStatus } from "./UploadStatus.tsx";
import type { DraftHandle } from "./useMemberDraft.ts";
import { WizardStep } from "./WizardStep.tsx";

interface Props {
  readonly handle: DraftHandle;
  /** Leads to the photo's button in step 2. */
  readonly toPhoto: () => void;
}

/** Step 4: the plan. The photo is uploaded before the payment, so that nobody pays for what cannot be saved. */
export function PlanStep({ handle, toPhoto }: Props) {
  const { current, change } = handle;
  const { members = [] } = useMembers();
  const [photoMissing, setPhotoMissing] = useState(false);
  const upload = usePhotoUpload();
  // As the server counts: it decides the price once more when the payment begins.
  const paidMembers = members.filter(({ payed }) => payed !== "PENDING").length;
  const priceFor = ({ Plan }: DraftValues) => Plan && planFor(Plan, paidMembers).dollars;
  const toPayment = async () => {
    const { values, uploaded } = current();
    const photo = values.Photo;
    const price = priceFor(values);
    setPhotoMissing(!(photo instanceof Blob));
    if (!(photo instanceof Blob)) return;
    if (uploaded?.photo === photo) return change({ step: 4, price });
    const url = await upload.run(photo);
    // Meanwhile the person may have gone back, chosen another photo or left.
    const { step, values: now } = current();
    if (url && step === 3 && now.Photo === photo) change({ step: 4, price, uploaded: { photo, url } });
  };
  return (
    <WizardStep
      handle={handle}
      missing={(values) => missingInPlan({ plan: values.Plan, price: priceFor(values) })}
      onNext={toPayment}
    >
      <PlanChoice paidMembers={paidMembers} />
      <PhotoMissing shown={photoMissing} toPhoto={toPhoto} />
      <UploadStatus {...upload} onRetry={() => void toPayment()} />
    </WizardStep>
  );
}
