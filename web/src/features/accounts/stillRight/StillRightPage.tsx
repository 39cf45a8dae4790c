import { useState } from "react";
import { formatDay } from "#shared/rules/dates.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { AuthLayout } from "../AuthLayout.tsx";
import { useLinkToken } from "../useLinkToken.ts";
import { ConfirmByLink, familyState } from "./ConfirmByLink.tsx";

const Confirmed = ({ day }: { readonly day: string }) => (
  <>
    <PageTitle
      key="done"
      text={`Crews now read that the records in the mail were confirmed on ${formatDay(day)}. You do not have to do anything else.`}
    >
      Thank you
    </PageTitle>
    <ButtonRow>
      <Button variant="primary" to="/Homepage">
        Return Home
      </Button>
      <Button to="/Login" state={familyState}>
        Look at the records
      </Button>
    </ButtonRow>
  </>
);

/** Opening it confirms nothing: mail programs open links by themselves. */
export function StillRightPage() {
  const token = useLinkToken();
  const [day, setDay] = useState<string>();
  return (
    <AuthLayout>{day ? <Confirmed day={day} /> : <ConfirmByLink token={token} onConfirmed={setDay} />}</AuthLayout>
  );
}
