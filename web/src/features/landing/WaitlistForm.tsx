import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { joinWaitlist } from "#shared/contract/waitlist.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { ButtonRow } from "#web/ui/Button.tsx";
import { Card } from "#web/ui/display/Card.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";
import { Form } from "#web/ui/forms/Form.tsx";
import { SubmitButton } from "#web/ui/forms/SubmitButton.tsx";
import { TextInput } from "#web/ui/forms/TextInput.tsx";
import { ZipInput } from "#web/ui/forms/ZipInput.tsx";
import type { City } from "./CitySearch.ts";

interface WaitlistAnswer extends ResponseOf<typeof joinWaitlist> {
  readonly Email: string;
}

const title = "Tell me when my city joins";

function Done({ Email, City, Covered }: WaitlistAnswer) {
  return Covered ? (
    <FocusedNotice
      kind="warning"
      title={`This ZIP code is in ${City}, which takes part.`}
      text="Check that city above."
    />
  ) : (
    <FocusedNotice
      kind="success"
      title="Look into your mail"
      text={`We wrote to ${Email}. Open the link there within 7 days: then we know that the address is yours, and tell you when ${City} joins.`}
    />
  );
}

/** Nothing is kept of an address before its owner used the mailed link. */
export function WaitlistForm({ place: { state, zip = "" } }: { readonly place: City }) {
  const [answer, setAnswer] = useState<WaitlistAnswer>();
  if (answer) return <Done {...answer} />;
  const ask = async (values: Parameters<typeof send<typeof joinWaitlist>>[1]) => {
    try {
      setAnswer({ ...(await send(joinWaitlist, values)), Email: values.Email });
    } catch (error) {
      throw hasCode(error, "ZIP_UNKNOWN") ? new FieldProblem("Zip", sentenceOf(error)) : error;
    }
  };
  return (
    <Card title={title}>
      <Form schema={joinWaitlist.request} defaultValues={{ Email: "", State: state, Zip: zip }} onSubmit={ask} quiet>
        <TextInput name="Email" label="Email" type="email" autoComplete="email" required />
        {!zip && <ZipInput name="Zip" label="Your ZIP code" required />}
        <Typography variant="quiet">
          We keep the address for a year at most, write to it once when a department joins, and erase it. One press in
          the mail takes it off before.
        </Typography>
        <ButtonRow>
          <SubmitButton>{title}</SubmitButton>
        </ButtonRow>
      </Form>
    </Card>
  );
}
