import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, useState } from "react";
import { wizardSteps } from "#shared/rules/wizard.ts";
import { Button } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { LoadingOrError } from "#web/ui/feedback/LoadingOrError.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { fieldId } from "#web/ui/fields/FormContext.ts";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { type KeptDraft, useKeptDraft } from "../draft/keptDraft.ts";
import type { SavingState } from "../draft/useDraftSaving.ts";
import { type DraftHandle, useMemberDraft } from "../draft/useMemberDraft.ts";
import type { DraftValues } from "../draft/wizardDraft.ts";
import { CurrentStep } from "./CurrentStep.tsx";
import { DraftElsewhere } from "./DraftElsewhere.tsx";
import { ResumedNotice } from "./ResumedNotice.tsx";
import { useStepHistory } from "./useStepHistory.ts";
import { StepHeading, WizardProgress } from "./WizardProgress.tsx";
import { type WizardHandle, wizardForm } from "./WizardStep.tsx";

const savingSentences: Readonly<Record<Exclude<SavingState, "failed">, string>> = {
  // The line keeps its place.
  none: "\u00a0",
  saving: "Saving…",
  saved: "Saved. You can go on later, here or on another device.",
};

const notSaved =
  "What you typed is not saved yet. It is still here: we try again with the next step, or once you are online.";

function DraftStatus({ saving: { state, saveQuietly } }: Pick<DraftHandle, "saving">) {
  useEffect(() => {
    if (state === "failed") announce(notSaved);
  }, [state]);
  if (state !== "failed")
    return (
      <Typography variant="quiet" sx={{ mt: 2.5 }}>
        {savingSentences[state]}
      </Typography>
    );
  return (
    <Notice kind="warning" sx={{ mt: 2.5 }}>
      <Typography sx={{ mb: 1.5 }}>{notSaved}</Typography>
      <Button size="small" onClick={saveQuietly}>
        Save now
      </Button>
    </Notice>
  );
}

const personStep = 1;

interface WizardProps {
  readonly kept: KeptDraft;
  readonly start: DraftValues;
  readonly onAnother: () => void;
}

function Wizard({ kept, start, onAnother }: WizardProps) {
  const [photoAsked, setPhotoAsked] = useState(false);
  const handle: WizardHandle = {
    ...useMemberDraft(kept, start),
    toPhoto: () => {
      setPhotoAsked(true);
      handle.goTo(personStep);
    },
    another: onAnother,
  };
  const { saving, round } = handle;
  const { step } = handle.draft;
  useStepHistory(step, handle.goTo);
  const shownFirst = useRef(true);
  useEffect(() => {
    shownFirst.current = false;
  }, []);
  useEffect(() => {
    if (!photoAsked || step !== personStep) return;
    document.getElementById(fieldId(wizardForm, "Photo"))?.focus();
    setPhotoAsked(false);
  }, [photoAsked, step]);
  return (
    <>
      <PageTitle dense title={`Step ${step + 1} of ${wizardSteps.length}: ${wizardSteps[step]} · Register new Member`}>
        Register new Member
      </PageTitle>
      {handle.resumed && <ResumedNotice {...handle} />}
      <Box
        sx={{
          display: "grid",
          gap: { xs: 3, md: 4 },
          mt: { md: 2.5 },
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
              <StepHeading key={`${step} ${round}`} step={step} focused={!shownFirst.current && !photoAsked} />
              <CurrentStep handle={handle} />
              <DraftStatus saving={saving} />
            </>
          )}
        </Card>
      </Box>
    </>
  );
}

/** @param start a new draft's first values */
export function MemberWizard(props: Pick<WizardProps, "start" | "onAnother">) {
  const { data: kept, error, refetch } = useKeptDraft();
  if (kept) return <Wizard kept={kept} {...props} />;
  return (
    <>
      <PageTitle>Register new Member</PageTitle>
      <LoadingOrError error={error} onRetry={refetch} what="your answers" />
    </>
  );
}
