import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { type ReactNode, useEffect, useId } from "react";
import { type FieldValues, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { type Missing, sayMissing } from "#shared/rules/wizard.ts";
import { Button } from "#web/ui/Button.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { StickyBar } from "#web/ui/navigation/StickyBar.tsx";
import type { DraftHandle } from "../draft/useMemberDraft.ts";
import { type DraftValues, stepSchemas } from "../draft/wizardDraft.ts";
import { CancelMember } from "./CancelMember.tsx";

export type WizardHandle = DraftHandle & {
  /** To the photo's button in step 2. */
  readonly toPhoto: () => void;
  /** After registering. */
  readonly another: () => void;
};

interface Props {
  readonly handle: DraftHandle;
  readonly missing: (values: DraftValues) => Missing;
  /** @default on to the next step */
  readonly onNext?: () => Promise<void>;
  /** Once nothing is missing. */
  readonly also?: ReactNode;
  readonly children: ReactNode;
}

/** "member-Photo" is the photo's button. */
export const wizardForm = "member";

/** On a phone one above the other, Next first and in sight. */
const rowOnWide = {
  display: { xs: "contents", sm: "flex" },
  flexWrap: "wrap",
  alignItems: "center",
  gap: 2,
  "& button": { width: { xs: "100%", sm: "auto" } },
  "& > button": { order: { xs: 1, sm: 0 }, mt: { xs: -2, sm: 0 } },
} as const;

function StepButtons({ handle, missing, also }: Pick<Props, "handle" | "missing" | "also">) {
  const { draft, remember, goTo } = handle;
  const reasonId = useId();
  const values = useWatch() as DraftValues;
  useEffect(() => remember(values), [values, remember]);
  const reason = sayMissing(missing(values));
  return (
    <>
      {reason && (
        <Typography id={reasonId} variant="quiet">
          {reason}
        </Typography>
      )}
      <Box sx={rowOnWide}>
        {draft.step > 0 && <Button onClick={() => goTo(draft.step - 1)}>Previous</Button>}
        <StickyBar until="sm">
          <SubmitButton disabled={reason !== undefined} reason={reason} reasonId={reasonId}>
            Next
          </SubmitButton>
        </StickyBar>
        {reason === undefined && also}
        <CancelMember {...handle} />
      </Box>
    </>
  );
}

/** Next is off while fields are missing, and names them. */
export function WizardStep({ handle, missing, onNext, also, children }: Props) {
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
      <StepButtons handle={handle} missing={missing} also={also} />
    </Form>
  );
}
