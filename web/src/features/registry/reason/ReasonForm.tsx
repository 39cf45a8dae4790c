import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { reasonFields } from "#shared/model/jacket/opening.ts";
import { registryReason, registryReasonWords } from "#shared/model/registry/home.ts";
import { ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { RadioInput } from "#web/ui/forms/RadioInput.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import type { WorkReason } from "./useReason.ts";

const schema = z.object({ ...reasonFields, Reason: registryReason });
const reasons = Object.entries(registryReasonWords).map(([value, label]) => ({ value, label }));

interface Props {
  readonly last: WorkReason | undefined;
  readonly onReason: (reason: WorkReason) => void;
}

/** Only an incident has a number. */
export function ReasonForm({ last, onReason }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isChange = last !== undefined;
  // The button for the change is gone.
  useEffect(() => {
    if (isChange) box.current?.querySelector<HTMLElement>("input:checked")?.focus();
  }, [isChange]);
  return (
    <Card title="Why do you look at the registry?">
      <div ref={box}>
        <Form
          schema={schema}
          defaultValues={{ Reason: last?.Reason ?? "", Incident: last?.Incident ?? "" }}
          onSubmit={async ({ Reason, Incident }) =>
            onReason(Reason === "INCIDENT" && Incident ? { Reason, Incident } : { Reason })
          }
        >
          {({ watch }) => (
            <>
              <RadioInput name="Reason" label="Reason" options={reasons} />
              {watch("Reason") === "INCIDENT" && (
                <TextInput name="Incident" label="Incident number" optional hint="If it has one yet" />
              )}
              <Typography variant="quiet">
                It is recorded with each list and each home that you open in the next hour. Families read that their
                home was opened, and why; they do not read your name or the number.
              </Typography>
              <ButtonRow>
                <SubmitButton>Show the homes</SubmitButton>
              </ButtonRow>
            </>
          )}
        </Form>
      </div>
    </Card>
  );
}
