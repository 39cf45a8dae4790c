import Typography from "@mui/material/Typography";
import { lazy, Suspense, useEffect } from "react";
import { useWatch } from "react-hook-form";
import { wizardFeet } from "#shared/format/height.ts";
import { type Missing, missingInChoice, missingInPerson } from "#shared/rules/wizard.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";
import { Loading } from "#web/ui/feedback/Loading.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { FormSection } from "#web/ui/forms/FormSection.tsx";
import { AuthorizationChoice } from "../authorization/AuthorizationInputs.tsx";
import type { DraftHandle } from "../draft/useMemberDraft.ts";
import type { DraftValues } from "../draft/wizardDraft.ts";
import { loadHealthFields } from "../person/HealthFields.tsx";
import { HomesInput } from "../person/HomesInput.tsx";
import { MemberFields } from "../person/MemberFields.tsx";
import { OfferedFirst } from "./OfferedFirst.tsx";
import { useEarlierWaiver } from "./useEarlierWaiver.ts";
import { type WizardHandle, WizardStep } from "./WizardStep.tsx";

/** The step can be left without a photo; the payment cannot begin. */
function PhotoReminder() {
  const photo: unknown = useWatch({ name: "Photo" });
  if (photo) return null;
  return <Notice kind="info">The photo is still missing. You can go on, and add it before you pay.</Notice>;
}

const loadLaterSteps = () => import("./LaterStep.tsx");
const LaterStep = lazy(async () => ({ default: (await loadLaterSteps()).LaterStep }));
const loadWaiverStep = () => import("./WaiverStep.tsx");
const WaiverStep = lazy(async () => ({ default: (await loadWaiverStep()).WaiverStep }));

/** Asked with each person after the first. */
function PersonStart({ values }: Pick<DraftHandle["draft"], "values">) {
  const { members = [] } = useMembers();
  const previous = members.at(-1);
  if (!useEarlierWaiver(values)) return null;
  return (
    <>
      <AuthorizationChoice />
      <OfferedFirst />
      {previous && (
        <Typography variant="quiet">
          Family name, homes, contacts and languages are those of {previous.First}. Change what differs.
        </Typography>
      )}
    </>
  );
}

const missingInFacts = (values: DraftValues): Missing => [...missingInChoice(values), ...missingInPerson(values)];

export function CurrentStep({ handle }: { readonly handle: WizardHandle }) {
  const { step, values } = handle.draft;
  useEffect(() => {
    // While there is a network.
    void Promise.all([loadWaiverStep(), loadHealthFields(), loadLaterSteps()]).catch(() => {});
  }, []);
  if (step === 1)
    return (
      <WizardStep handle={handle} missing={missingInFacts}>
        <PersonStart values={values} />
        <MemberFields feet={wizardFeet} />
        <FormSection title="Home" text="The department of each place reads this record.">
          <HomesInput />
        </FormSection>
        <PhotoReminder />
      </WizardStep>
    );
  return (
    <Suspense fallback={<Loading what="this step" />}>
      {step === 0 ? <WaiverStep handle={handle} /> : <LaterStep handle={handle} />}
    </Suspense>
  );
}
