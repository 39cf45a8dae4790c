import Box from "@mui/material/Box";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { openEmergencyCard } from "#shared/contract/family/emergencyCards.ts";
import { cardToken } from "#shared/fields/emergencyCard.ts";
import type { EmergencyPage } from "#shared/model/emergencyCard.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { ButtonRow } from "#web/ui/Button.tsx";
import { DeadEnd } from "#web/ui/feedback/DeadEnd.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";
import { Form } from "#web/ui/forms/Form.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { OpenedCard } from "./OpenedCard.tsx";

const home = { label: "Return Home", to: "/Homepage" };

interface CodeFormProps {
  readonly token: string;
  readonly onOpened: (page: EmergencyPage) => void;
  /** Once the card opens nothing any more. */
  readonly onOver: (reason: string) => void;
}

function CodeForm({ token, onOpened, onOver }: CodeFormProps) {
  const open = async (Code: string) => {
    try {
      onOpened(await send(openEmergencyCard, { Token: token, Code }));
    } catch (error) {
      const isOver = hasCode(error, "EMERGENCY_CARD_ENDED") || hasCode(error, "EMERGENCY_CARD_STOPPED");
      if (isOver) return onOver(sentenceOf(error));
      throw hasCode(error, "EMERGENCY_CODE_WRONG") ? new FieldProblem("Code", sentenceOf(error)) : error;
    }
  };
  return (
    <Form
      schema={openEmergencyCard.request}
      defaultValues={{ Token: token, Code: "" }}
      onSubmit={({ Code }) => open(Code)}
    >
      <Box sx={{ maxWidth: 340 }}>
        <TextInput
          name="Code"
          label="Code on the card"
          hint="Six digits, printed beside the QR code. Ten wrong codes stop the card."
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          required
        />
      </Box>
      <ButtonRow>
        <SubmitButton>Show the card</SubmitButton>
      </ButtonRow>
    </Form>
  );
}

function Asked({ token }: { readonly token: string }) {
  const [page, setPage] = useState<EmergencyPage>();
  const [over, setOver] = useState<string>();
  if (page) return <OpenedCard page={page} />;
  if (over) return <DeadEnd title="This card opens nothing" text={over} action={home} />;
  return (
    <>
      <PageTitle text="For crews, and for whoever helps. The family reads that the card was opened.">
        Emergency card
      </PageTitle>
      <CodeForm token={token} onOpened={setPage} onOver={setOver} />
    </>
  );
}

export function EmergencyCardPage() {
  const token = useLocation().hash.slice(1);
  if (cardToken.safeParse(token).success) return <Asked key={token} token={token} />;
  return (
    <DeadEnd
      title="Scan the QR code again"
      text="The address of this emergency card is not whole. Scan the QR code of the card again, and have the six digits beside it ready."
      action={home}
    />
  );
}
