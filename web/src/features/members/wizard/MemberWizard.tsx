import Box from "@mui/material/Box";
import { useEffect, useRef, useState } from "react";
import { wizardFeet } from "#shared/format/height.ts";
import { missingInMedical, missingInPerson, wizardSteps } from "#shared/rules/wizard.ts";
import { Card } from "#web/ui/display/Card.tsx";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { fieldId } from "#web/ui/fields/fieldId.ts";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { FactInputs, MemberFields } from "../person/MemberFields.tsx";
import { DraftElsewhere } from "./DraftElsewhere.tsx";
import { DraftStatus } from "./DraftStatus.tsx";
import { HomesField } from "./HomesField.tsx";
import type { KeptDraft } from "./keptDraft.ts";
import type { DraftValues } from "./memberDraft.ts";
import { PaymentStep } from "./PaymentStep.tsx";
import { PhotoReminder } from "./PhotoReminder.tsx";
import { PlanStep } from "./PlanStep.tsx";
import { ResumedNotice } from "./ResumedNotice.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { useKeptDraft } from "./useKeptDraft.ts";
import { type DraftHandle, useMemberDraft } from "./useMemberDraft.ts";
import { WaiverStep } from "./WaiverStep.tsx";
import { WizardProgress } from "./WizardProgress.tsx";
import { WizardStep, wizardForm } from "./WizardStep.tsx";

const personStep = 1;

interface StepProps {
  readonly handle: DraftHandle;
  /** Leads to the photo's button in step 2. */
  readonly toPhoto: () => void;
}

interface WizardProps {
  readonly kept: KeptDraft;
  readonly start: DraftValues;
}

function Step({ handle, toPhoto }: StepProps) {
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
      </WizardStep>
    );
  if (step === 3) return <PlanStep handle={handle} toPhoto={toPhoto} />;
  return <PaymentStep handle={handle} plan={values.Plan ?? 1} />;
}

/** The wizard, from what the server keeps of an earlier visit. */
function Wizard({ kept, start }: WizardProps) {
  const handle = useMemberDraft(kept, start);
  const { saving, round } = handle;
  const { step } = handle.draft;
  const [toPhoto, setToPhoto] = useState(false);
  const shownFirst = useRef(true);
  useEffect(() => {
    shownFirst.current = false;
  }, []);
  useEffect(() => {
    if (!toPhoto || step !== personStep) return;
    document.getElementById(fieldId(wizardForm, "Photo"))?.focus();
    setToPhoto(false);
  }, [toPhoto, step]);
  const goToPhoto = () => {
    setToPhoto(true);
    handle.goTo(personStep);
  };
  return (
    <>
      <PageTitle
        title={`Step ${step + 1} of ${wizardSteps.length}: ${wizardSteps[step]} · Register new Member`}
      >
        Register new Member
      </PageTitle>
      {handle.resumed && <ResumedNotice {...handle} />}
      <Box
        sx={{
          display: "grid",
          gap: { xs: 3, md: 4 },
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "250px minmax(0, 1fr)" },
          alignItems: "start",
        }}
      >
        <WizardProgress step={step} />
        <Card component="div" sx={{ maxWidth: 720 }}>
          {saving.elsewhere ? (
            <DraftElsewhere handle={handle} elsewhere={saving.elsewhere} />
          ) : (
            <>
              <StepHeading key={`${step} ${round}`} step={step} focused={!shownFirst.current && !toPhoto} />
              <Step handle={handle} toPhoto={goToPhoto} />
              <DraftStatus saving={saving} />
            </>
          )}
        </Card>
      </Box>
    </>
  );
}

/** The wizard, after the draft of an earlier visit has come. `start` is what a new draft begins with. */
export function MemberWizard({ start }: Pick<WizardProps, "start">) {
  const { data: kept, error, refetch } = useKeptDraft();
  if (kept) return <Wizard kept={kept} start={start} />;
  return (
    <>
      <PageTitle>Register new Member</PageTitle>
      <LoadingOrError error={error} onRetry={refetch} what="your answers" />
    </>
  );
}
