import { useState } from "react";
import { planFor } from "#shared/rules/payment/pricing.ts";
import { missingInPlan } from "#shared/rules/wizard.ts";
import { isPaying } from "#web/entities/member/isPaying.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";
import { Button } from "#web/ui/Button.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { type DraftValues, isStillAt } from "../draft/wizardDraft.ts";
import { PlanChoice } from "../payment/PlanChoice.tsx";
import { UploadProgress } from "../photo/UploadProgress.tsx";
import { PaidBy } from "./PaidBy.tsx";
import { PayForAll } from "./PayForAll.tsx";
import { PhotoMissing } from "./PhotoMissing.tsx";
import { useSponsor } from "./useSponsor.ts";
import { type WizardHandle, WizardStep } from "./WizardStep.tsx";

/** Photo and draft are saved before the payment: a record that cannot be saved is never paid for. */
export function PlanStep({ handle }: { readonly handle: WizardHandle }) {
  const { current, goTo, save, saving, toPhoto } = handle;
  const sponsor = useSponsor(handle.draft.values);
  const { members = [] } = useMembers();
  const [photoMissing, setPhotoMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  // As the server counts, which decides the price as the payment begins.
  const paidMembers = members.filter(isPaying).length;
  const priceFor = ({ Plan }: DraftValues) => Plan && planFor(Plan, paidMembers).dollars;
  const saveNow = async (): Promise<boolean> => {
    setFailure(undefined);
    try {
      await save();
      return true;
    } catch (error) {
      setFailure(sentenceOf(error));
      toast("error", sentenceOf(error));
      return false;
    }
  };
  const toPayment = async () => {
    const before = current();
    const isMissing = !(before.values.Photo instanceof Blob);
    setPhotoMissing(isMissing);
    if (isMissing || !(await saveNow())) return;
    const now = current();
    if (isStillAt(before, now)) goTo(4, sponsor === undefined ? { price: priceFor(now.values) } : {});
  };
  return (
    <WizardStep
      handle={handle}
      missing={(values) => (sponsor === undefined ? missingInPlan({ plan: values.Plan, price: priceFor(values) }) : [])}
      onNext={toPayment}
      also={sponsor === undefined && <PayForAll handle={handle} />}
    >
      {sponsor === undefined ? <PlanChoice paidMembers={paidMembers} /> : <PaidBy sponsor={sponsor} />}
      {photoMissing && <PhotoMissing toPhoto={toPhoto} />}
      {saving.share !== undefined && <UploadProgress share={saving.share} />}
      {saving.share === undefined && failure && (
        <FocusedNotice title={failure}>
          <Button size="small" onClick={() => void toPayment()}>
            Try again
          </Button>
        </FocusedNotice>
      )}
    </WizardStep>
  );
}
