import Typography from "@mui/material/Typography";
import { useState } from "react";
import { makeEmergencyCard, readEmergencyCard } from "#shared/contract/family/emergencyCards.ts";
import type { CardChoice } from "#shared/model/emergencyCard.ts";
import type { Member } from "#shared/model/member.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { ButtonRow } from "#web/ui/Button.tsx";
import { CheckboxGroupInput } from "#web/ui/forms/CheckboxGroupInput.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { ConfirmDialog } from "#web/ui/overlays/ConfirmDialog.tsx";
import { choicesFor } from "./choices.ts";
import type { MadeCard } from "./MadeCard.ts";

interface Props {
  readonly member: Member;
  readonly present: readonly CardChoice[] | undefined;
  readonly onMade: (made: MadeCard) => void;
}

/** Asks before it replaces a card. */
export function MakeCardForm({ member: { Parent_ID, ID, First }, present, onMade }: Props) {
  const { Cell } = useUser();
  const making = useCallMutation(makeEmergencyCard, { refreshes: [readEmergencyCard] });
  const [asked, setAsked] = useState<CardChoice[]>();
  // The dialog keeps its words while it fades out.
  const [open, setOpen] = useState(false);
  const make = async (Shows: CardChoice[]) => onMade(await making.mutateAsync({ Parent_ID, ID, Shows }));
  return (
    <>
      <Form
        schema={makeEmergencyCard.request}
        defaultValues={{ Parent_ID, ID, Shows: [...(present ?? ["PHOTO", "NEEDS", "CONTACTS"])] }}
        onSubmit={async ({ Shows }) => {
          if (!present) return make(Shows);
          setAsked(Shows);
          setOpen(true);
        }}
      >
        <Typography>
          The card has {First}&apos;s name, a headline of their needs, and a QR code. Whoever scans it and
          types the code beside it reads a page with name and headline, and with what you choose here:
        </Typography>
        <CheckboxGroupInput name="Shows" label="The page also shows" options={choicesFor(Cell !== "")} />
        <ButtonRow>
          <SubmitButton>{present ? "Make a new card" : "Make the card"}</SubmitButton>
        </ButtonRow>
      </Form>
      {asked && (
        <ConfirmDialog
          open={open}
          onClose={() => setOpen(false)}
          title="Make a new card?"
          confirmLabel="Make a new card"
          onConfirm={() => make(asked)}
        >
          <Typography>
            The card that you have does not work any more then. Print the new one, and put it in the place of
            the earlier ones.
          </Typography>
        </ConfirmDialog>
      )}
    </>
  );
}
