import { useState } from "react";
import { photoRequired } from "#shared/fields.ts";
import { planFor } from "#shared/rules/payment/pricing.ts";
import { missingInPlan } from "#shared/rules/wizard.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";
import { Button } from "#web/ui/Button.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { PlanChoice } from "../payment/PlanChoice.tsx";
import { UploadProgress } from "../photo/UploadProgress.tsx";
import { usePhotoUpload } from "../photo/usePhotoUpload.ts";
import type { DraftValues } from "./memberDraft.ts";
import type { DraftHandle } from "./useMemberDraft.ts";
import { WizardStep } from "./WizardStep.tsx";

interface Props {
  readonly handle: DraftHandle;
  /** Leads to the photo's button in step 2. */
  readonly toPhoto: () => void;
}

function PhotoMissing({ toPhoto }: Pick<Props, "toPhoto">) {
  return (
    <FocusedNotice title={photoRequired} text="Crews need it to know who they meet.">
      <Button size="small" onClick={toPhoto}>
        Choose a photo
      </Button>
    </FocusedNotice>
  );
}

/**
 * Step 4: the plan. The photo is uploaded before the payment, so that a record that cannot be saved is never
 * paid for.
 */
export function PlanStep({ handle, toPhoto }: Props) {
  const { current, change } = handle;
  const { members = [] } = useMembers();
  const [photoMissing, setPhotoMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { share, run } = usePhotoUpload();
  // Counts as the server does, which decides the price when the payment begins.
  const paidMembers = members.filter(({ payed }) => payed !== "PENDING").length;
  const priceFor = ({ Plan }: DraftValues) => Plan && planFor(Plan, paidMembers).dollars;
  const upload = async (photo: Blob): Promise<string | undefined> => {
    setFailure(undefined);
    try {
      return await run(photo);
    } catch (error) {
      setFailure(sentenceOf(error));
      toast("error", sentenceOf(error));
      return undefined;
    }
  };
  const toPayment = async () => {
    const { values, uploaded } = current();
    const photo = values.Photo;
    const price = priceFor(values);
    setPhotoMissing(!(photo instanceof Blob));
    if (!(photo instanceof Blob)) return;
    if (uploaded?.photo === photo) return change({ step: 4, price });
    const url = await upload(photo);
    // Meanwhile the user may have gone back, chosen another photo or left.
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
      {photoMissing && <PhotoMissing toPhoto={toPhoto} />}
      {share !== undefined && <UploadProgress share={share} />}
      {share === undefined && failure && (
        <FocusedNotice title={failure}>
          <Button size="small" onClick={() => void toPayment()}>
            Try again
          </Button>
        </FocusedNotice>
      )}
    </WizardStep>
  );
}
