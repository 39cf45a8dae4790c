import Typography from "@mui/material/Typography";
import { useState } from "react";
import * as z from "zod/mini";
import { openJacket } from "#shared/contract/jackets/finding.ts";
import {
  type FoundJacket,
  type OpenedJacket,
  type OpeningReason,
  openingReasonWords,
  reasonFields,
} from "#shared/model/jacket/opening.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { FormDialog } from "#web/ui/forms/FormDialog.tsx";
import { RadioInput } from "#web/ui/forms/RadioInput.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { foundAddress } from "./foundAddress.ts";

const schema = z.object(reasonFields);
const reasons = Object.entries(openingReasonWords).map(([value, label]) => ({ value, label }));

/** Offered again for the next record. */
export interface OpenReason {
  readonly Reason: OpeningReason;
  readonly Incident?: string | undefined;
}

interface Props {
  readonly jacket: FoundJacket;
  readonly last: OpenReason;
  readonly onOpened: (opened: OpenedJacket, reason: OpenReason) => void;
  readonly onClosed: () => void;
}

/** The usual reason is chosen: Enter opens the record. */
export function OpenDialog({ jacket, last, onOpened, onClosed }: Props) {
  const [isOpen, setOpen] = useState(true);
  const opening = useCallMutation(openJacket);
  return (
    <FormDialog
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={onClosed}
      title={`Open the record of ${fullName(jacket)}?`}
      schema={schema}
      defaultValues={{ Reason: last.Reason, Incident: last.Incident ?? "" }}
      onSubmit={async (reason) => onOpened(await opening.mutateAsync({ ID: jacket.ID, ...reason }), reason)}
      submitLabel="Open"
    >
      <Typography sx={{ overflowWrap: "anywhere" }}>{foundAddress(jacket)}</Typography>
      <RadioInput name="Reason" label="Why?" options={reasons} />
      <TextInput name="Incident" label="Incident number" optional />
      <Typography variant="quiet">
        The family reads that your department opened it, when and why, but not your name or the number.
      </Typography>
    </FormDialog>
  );
}
