import Box from "@mui/material/Box";
import { useState } from "react";
import { confirmByLink } from "#shared/contract/family/confirmations.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { DeadEnd } from "#web/ui/feedback/DeadEnd.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { AuthLayout } from "../AuthLayout.tsx";
import { useLinkToken } from "../useLinkToken.ts";

const familyState = { from: "/Members" };

const noLink =
  "This page does not know for which family it is. The link in our mail tells it. You can also sign in and look at the records.";

interface ConfirmProps {
  readonly token: string;
  readonly onConfirmed: (day: string) => void;
}

function ConfirmByLink({ token, onConfirmed }: ConfirmProps) {
  const [pending, setPending] = useState(false);
  const [over, setOver] = useState(token ? undefined : noLink);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      onConfirmed((await send(confirmByLink, { Link: token })).Confirmed);
    } catch (error) {
      (hasCode(error, "REMINDER_LINK_OVER") ? setOver : setProblem)(sentenceOf(error));
      setPending(false);
    }
  };
  if (over)
    return (
      <DeadEnd
        title={token ? "This link is over" : "Open the link in the mail again"}
        text={over}
        action={{ label: "Sign in", to: "/Login", state: familyState }}
      />
    );
  return (
    <>
      <PageTitle
        key="ask"
        text="It is about the people who are named in the mail: their needs, their photo, where they live and whom to call. If nothing has changed, one press is enough."
      >
        Is everything still right?
      </PageTitle>
      {problem && (
        <Box sx={{ mb: 3 }}>
          <FocusedNotice kind="warning" title={problem} />
        </Box>
      )}
      <ButtonRow>
        <Button variant="primary" pending={pending} onClick={() => void confirm()}>
          Everything is still right
        </Button>
        <Button to="/Login" state={familyState}>
          Change something
        </Button>
      </ButtonRow>
    </>
  );
}

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
