import Box from "@mui/material/Box";
import type { ComponentProps } from "react";
import { Card } from "#web/ui/display/Card.tsx";
import { PageTitle } from "#web/ui/navigation/PageTitle.tsx";
import { AddSecondFactor } from "./AddSecondFactor.tsx";

/** The only page of an account without the second step its role requires. */
export function RequiredSecondFactorPage(props: ComponentProps<typeof AddSecondFactor>) {
  return (
    <>
      <PageTitle text="Your account reaches other people's records. Before you go on, it needs a second step: a code of your phone after the password. It takes about two minutes.">
        Two-step sign-in
      </PageTitle>
      <Box sx={{ maxWidth: 690 }}>
        <Card title="Your authenticator app">
          <AddSecondFactor {...props} />
        </Card>
      </Box>
    </>
  );
}
