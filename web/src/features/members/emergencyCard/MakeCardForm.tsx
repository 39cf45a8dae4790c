import Typography from "@mui/material/Typography";
import { listEmergencyCards, makeEmergencyCard } from "#shared/contract/family/emergencyCards.ts";
import type { CardChoice } from "#shared/model/emergencyCard.ts";
import type { Member } from "#shared/model/member.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { useUser } from "#web/session/SessionContext.ts";
import { ButtonRow } from "#web/ui/Button.tsx";
import { CheckboxGroupInput } from "#web/ui/forms/CheckboxGroupInput.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { type Question, useQuestionAbout } from "#web/ui/overlays/useQuestionAbout.tsx";
import { choicesFor, usualChoices } from "./choices.ts";

const replacing: Question = {
  title: "Make a new card?",
  confirmLabel: "Make a new card",
  children: (
    <Typography>
      The code of the card that you have opens nothing any more then. Print the new one, and put it in the place of the
      earlier ones.
    </Typography>
  ),
};

interface Props {
  readonly member: Member;
  readonly present: readonly CardChoice[] | undefined;
  readonly onMade: () => void;
}

/** Asks before it replaces a card. */
export function MakeCardForm({ member: { Parent_ID, ID, First }, present, onMade }: Props) {
  const { Cell } = useUser();
  const making = useCallMutation(makeEmergencyCard, { refreshes: [listEmergencyCards] });
  const make = async (Shows: CardChoice[]) => {
    await making.mutateAsync({ Parent_ID, ID, Shows });
    onMade();
  };
  const { ask, dialog } = useQuestionAbout(make);
  return (
    <>
      <Form
        schema={makeEmergencyCard.request}
        defaultValues={{ Parent_ID, ID, Shows: [...(present ?? usualChoices)] }}
        onSubmit={async ({ Shows }) => {
          if (present) ask(Shows, replacing);
          else await make(Shows);
        }}
      >
        <Typography>
          The card has {First}&apos;s name and a QR code. Whoever scans it and types the code beside it reads a page
          with name and headline. Both also show what you choose here:
        </Typography>
        <CheckboxGroupInput name="Shows" label="It also shows" options={choicesFor(Cell !== "")} />
        <ButtonRow>
          <SubmitButton>{present ? "Make a new card" : "Make the card"}</SubmitButton>
        </ButtonRow>
      </Form>
      {dialog}
    </>
  );
}
