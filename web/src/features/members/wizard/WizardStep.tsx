import { type ReactNode, useEffect } from "react";
import { type FieldValues, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { type Missing, sayMissing } from "#shared/rules/wizard.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import type { DraftHandle } from "../draft/useMemberDraft.ts";
import { type DraftValues, stepSchemas } from "../draft/wizardDraft.ts";
import { CancelMember } from "./CancelMember.tsx";

interface Props {
  readonly handle: DraftHandle;
  readonly missing: (values: DraftValues) => Missing;
  /** @default on to the next step */
  readonly onNext?: () => Promise<void>;
  readonly children: ReactNode;
}

/** "member-Photo" is the photo's button. */
export const wizardForm = "member";

function StepButtons({ handle, missing }: Pick<Props, "handle" | "missing">) {
  const { draft, remember, goTo } = handle;
  const values = useWatch() as DraftValues;
  useEffect(() => remember(values), [values, remember]);
  const reason = sayMissing(missing(values));
  return (
    <ButtonRow>
      {draft.step > 0 && <Button onClick={() => goTo(draft.step - 1)}>Previous</Button>}
      <SubmitButton disabled={reason !== undefined} reason={reason}>
        Next
      </SubmitButton>
      <CancelMember {...handle} />
    </ButtonRow>
  );
}

/** Next is off while fields are missing, and names them. */
export function WizardStep({ handle, missing, onNext, children }: Props) {
  const { draft, round, goTo } = handle;
  const next = async () => goTo(draft.step + 1);
  return (
    <Form
      key={`${draft.step} ${round}`}
      id={wizardForm}
      schema={stepSchemas[draft.step] as unknown as z.ZodMiniType<FieldValues, FieldValues>}
      defaultValues={draft.values}
      onSubmit={onNext ?? next}
      gap={3.5}
    >
      {children}
      <StepButtons handle={handle} missing={missing} />
    </Form>
  );
}
