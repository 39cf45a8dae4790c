import Box from "@mui/material/Box";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/feedback/Notice.tsx";

// The offer comes back with the next sign-in.
let declined: string | undefined;

export function SecondFactorOffer() {
  const { ID, SecondFactor } = useUser();
  const { pathname } = useLocation();
  const [isDeclined, setDeclined] = useState(declined === ID);
  if (SecondFactor !== "offered" || isDeclined || pathname === "/Profile") return null;
  const decline = () => {
    declined = ID;
    setDeclined(true);
  };
  return (
    <Notice kind="info" sx={{ mb: 2.5 }}>
      Protect the records that you read: add a code of your phone to your sign-in.
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 1.5 }}>
        <Button size="small" to="/Profile">
          Set up two-step sign-in
        </Button>
        <Button size="small" variant="quiet" onClick={decline}>
          Not now
        </Button>
      </Box>
    </Notice>
  );
}
