import Box from "@mui/material/Box";
import { useState } from "react";
import { confirmByLink } from "#shared/contract/family/confirmations.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";

export const familyState = { from: "/Members" };

const noLink = "This page does not know any more for which family it is. Open the link in the mail again, or sign in.";

interface Props {
  readonly token: string;
  readonly onConfirmed: (day: string) => void;
}

/** A link that is over leads to the sign-in. */
export function ConfirmByLink({ token, onConfirmed }: Props) {
  const [pending, setPending] = useState(false);
  const [isOver, setOver] = useState(!token);
  const [problem, setProblem] = useState(token ? undefined : noLink);
  const confirm = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      onConfirmed((await send(confirmByLink, { Link: token })).Confirmed);
    } catch (error) {
      setOver(error instanceof ApiError && error.code === "REMINDER_LINK_OVER");
      setProblem(sentenceOf(error));
      setPending(false);
    }
  };
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
        {isOver ? (
          <Button variant="primary" to="/Login" state={familyState}>
            Sign in
          </Button>
        ) : (
          <>
            <Button variant="primary" pending={pending} onClick={() => void confirm()}>
              Everything is still right
            </Button>
            <Button to="/Login" state={familyState}>
              Change something
            </Button>
          </>
        )}
      </ButtonRow>
    </>
  );
}
