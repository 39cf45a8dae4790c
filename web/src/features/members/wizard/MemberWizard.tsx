import Box from "@mui/material/Box";
import { useEffect, useRef, useState } from "react";
import { wizardFeet } from "#shared/format/height.ts";
import { missingInMedical, missingInPerson, wizardSteps } from "#shared/rules/wizard.ts";
import { Card } from "#web/ui/display/Card.tsx";
import { fieldId } from "#web/ui/fields/fieldId.ts";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { FactInputs, MemberFields } from "../person/MemberFields.tsx";
import { PaymentStep } from "./PaymentStep.tsx";
import { PhotoReminder } from "./PhotoReminder.tsx";
import { PlanStep } from "./PlanStep.tsx";
import { ResumedNotice } from "./ResumedNotice.tsx";
import { StepHeading } from "./StepHeading.tsx";
import { useMemberDraft } from "./useMemberDraft.ts";
import { WaiverStep } from "./WaiverStep.tsx";
import { WizardProgress } from "./WizardProgress.tsx";
import { WizardStep, wizardForm } from "./WizardStep.tsx";

const personStep = 1;

export function MemberWizard() {
  const handle = useMemberDraft();
  const { step, values } = handle.draft;
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
    handle.change({ step: personStep });
  };
  return (
    <>
      <PageTitle
        title={`Step ${step + 1} of ${wizardSteps.length}: ${wizardSteps[step]} · Register new Member`}
      >
        Register new Member
      </PageTitle>
      {handle.resumed && <ResumedNotice onRestart={handle.restart} />}
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
          <StepHeading
            key={`${step} ${handle.round}`}
            step={step}
            focused={!shownFirst.current && !toPhoto}
          />
          {step === 0 && <WaiverStep handle={handle} />}
          {step === 1 && (
            <WizardStep handle={handle} missing={missingInPerson}>
              <MemberFields feet={wizardFeet} />
              <PhotoReminder />
            </WizardStep>
          )}
          {step === 2 && (
            <WizardStep handle={handle} missing={missingInMedical}>
              <FactInputs group="medical" />
            </WizardStep>
          )}
          {step === 3 && <PlanStep handle={handle} toPhoto={goToPhoto} />}
          {step === 4 && <PaymentStep handle={handle} plan={values.Plan ?? 1} />}
        </Card>
      </Box>
    </>
  );
}
