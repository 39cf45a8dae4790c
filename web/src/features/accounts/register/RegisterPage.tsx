import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useCallback, useEffect, useState } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { Link as RouterLink, useLocation } from "react-router-dom";
import { type ChosenCity, chosenCity } from "#web/entities/account/chosenCity.ts";
import { CoveredAddressInputs } from "#web/entities/household/CoveredAddressInputs.tsx";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";
import { CheckboxInput } from "#web/ui/forms/CheckboxInput.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { FormSection } from "#web/ui/forms/FormSection.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { useLeaveWarning } from "#web/ui/navigation/useLeaveWarning.ts";
import { AuthLayout } from "../AuthLayout.tsx";
import { PhoneVerification } from "../phone/PhoneVerification.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import { type Registration, registration, registrationProblem } from "./registration.ts";
import { firstValues, forgetDraft, keepDraft } from "./registrationDraft.ts";
import { Terms } from "./Terms.tsx";
import { useRegister } from "./useRegister.ts";

interface ResumedDraftProps {
  /** Its proof is not kept. */
  readonly hasPhone: boolean;
  readonly onRestart: () => void;
}

function ResumedDraft({ hasPhone, onRestart }: ResumedDraftProps) {
  const phone = hasPhone ? ", and the phone number to be verified with a new code" : "";
  return (
    <Notice kind="info" sx={{ mb: 3 }}>
      We kept what you typed before. Only the password is to be typed again{phone}.
      <Box sx={{ mt: 1.5 }}>
        <Button size="small" onClick={onRestart}>
          Start over
        </Button>
      </Box>
    </Notice>
  );
}

interface Props {
  readonly chosen: ChosenCity | undefined;
  readonly resumed: boolean;
}

function DraftKeeper({ chosen, resumed }: Props) {
  const { subscribe } = useFormContext<Registration>();
  const { isDirty } = useFormState();
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values, chosen) }),
    [subscribe, chosen],
  );
  useLeaveWarning(useCallback(() => isDirty || resumed, [isDirty, resumed]));
  return null;
}

export function RegisterPage() {
  const { state } = useLocation();
  const [chosen] = useState(() => chosenCity(state));
  const [{ round, values, resumed }, setStart] = useState(() => ({ round: 0, ...firstValues(chosen) }));
  const startOver = () => {
    forgetDraft();
    setStart({ round: round + 1, ...firstValues(chosen) });
  };
  const createAccount = useRegister();
  return (
    <AuthLayout>
      <PageTitle
        key={`title-${round}`}
        text={
          <>
            Do you have one already?{" "}
            <Link component={RouterLink} to="/Login" state={state}>
              Sign in
            </Link>
          </>
        }
      >
        Create your account
      </PageTitle>
      {resumed && <ResumedDraft hasPhone={Boolean(values.Cell)} onRestart={startOver} />}
      <Form
        key={`form-${round}`}
        schema={registration}
        defaultValues={values}
        problem={registrationProblem}
        onSubmit={createAccount}
        gap={4}
      >
        <DraftKeeper chosen={chosen} resumed={resumed} />
        <FormSection title="About you">
          <TextInput name="FirstName" label="First name" autoComplete="given-name" required />
          <TextInput name="LastName" label="Last name" autoComplete="family-name" required />
          <TextInput
            name="Email"
            label="Email"
            type="email"
            autoComplete="email"
            hint="You sign in with it, and we write to it."
            required
          />
          <PhoneVerification />
        </FormSection>
        <PasswordSection />
        <FormSection title="Primary address" text="Where you live most of the time. You can add other places later.">
          <CoveredAddressInputs prefix="Location." streetLabel="Street address" />
          <CheckboxInput
            name="IsHome"
            label="This is my home: add it to my locations. The information above is legitimate."
            hint="Optional. You can also add your home later."
          />
        </FormSection>
        <FormSection title="Terms and privacy">
          <Terms />
          <Typography color="textSecondary">
            With “Create Account” you agree to these terms and to how we use your data.
          </Typography>
        </FormSection>
        <ButtonRow>
          <SubmitButton>Create Account</SubmitButton>
        </ButtonRow>
      </Form>
    </AuthLayout>
  );
}
