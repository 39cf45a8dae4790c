import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { decideObjection } from "#shared/contract/family/consents.ts";
import { formatDay } from "#shared/rules/dates.ts";
import { send } from "#web/api/send.ts";
import { Button, ButtonRow } from "#web/ui/Button.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import type { ObjectionProps } from "./useObjection.ts";

export function ObjectedContent({ objection: { Owner, Until }, token, onDecided }: ObjectionProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const takeBack = async () => {
    setPending(true);
    setFailure(undefined);
    try {
      onDecided(await send(decideObjection, { Token: token, Objects: false }));
    } catch (error) {
      setFailure(sentenceOf(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <PageTitle text="Departments that had your record are told to take it out.">
        Nothing is shared about you
      </PageTitle>
      <Typography sx={{ mb: 3 }}>
        {Until
          ? `You objected to being registered. Until ${formatDay(Until)} you can take that back here.`
          : `You objected to being registered. If you change your mind, ask ${Owner} to delete the record and to register you anew.`}
      </Typography>
      {failure && (
        <Box sx={{ mb: 3 }}>
          <FocusedNotice title={failure} />
        </Box>
      )}
      {Until && (
        <ButtonRow>
          <Button pending={pending} onClick={() => void takeBack()}>
            Take it back: I agree
          </Button>
        </ButtonRow>
      )}
    </>
  );
}
