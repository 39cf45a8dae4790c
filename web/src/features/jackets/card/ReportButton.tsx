import Typography from "@mui/material/Typography";
import { useState } from "react";
import * as z from "zod/mini";
import { reportEntry } from "#shared/contract/jackets/entries.ts";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { explainIt, isExplained, reportFields, reportReasonWords } from "#shared/model/jacket/report.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { headingIdOf } from "#web/entities/jacket/headingIdOf.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { Button } from "#web/ui/Button.tsx";
import { FormDialog } from "#web/ui/forms/FormDialog.tsx";
import { NoteInput } from "#web/ui/forms/NoteInput.tsx";
import { RadioInput } from "#web/ui/forms/RadioInput.tsx";
import { toast } from "#web/ui/toasts/toast.ts";

const schema = z.object(reportFields).check(z.refine(isExplained, { error: explainIt, path: ["Text"] }));
const reasons = Object.entries(reportReasonWords).map(([value, label]) => ({ value, label }));

/** The jacket stays in the queue; administrators read the report. */
export function ReportButton({ entry }: { readonly entry: Entry }) {
  const [dialog, setDialog] = useState<"open" | "closing">();
  const report = useCallMutation(reportEntry);
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        fullWidth
        onClick={() => setDialog("open")}
        aria-describedby={headingIdOf(entry)}
        data-shortcut="r"
      >
        Report this jacket
      </Button>
      {dialog && (
        <FormDialog
          open={dialog === "open"}
          onClose={() => setDialog("closing")}
          onClosed={() => setDialog(undefined)}
          title={`Report the jacket of ${fullName(entry)}?`}
          schema={schema}
          defaultValues={{ Reason: "", Text: "" }}
          onSubmit={async (said) => {
            const { Message } = await report.mutateAsync({ EntryID: entry.ID, ...said });
            toast("success", Message);
          }}
          submitLabel="Report"
          danger
        >
          <Typography>The administrators get this card as it is now. The family is not told.</Typography>
          <RadioInput name="Reason" label="What is wrong?" options={reasons} />
          <NoteInput name="Text" label="In your words" longest={300} />
        </FormDialog>
      )}
    </>
  );
}
