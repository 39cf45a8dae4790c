import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { readSecondFactor } from "#shared/contract/secondFactor.ts";
import { callKey } from "#web/api/useCall.ts";
import { useSession, useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { SetUpSteps } from "./SetUpSteps.tsx";

export function AddSecondFactor() {
  const [begun, setBegun] = useState(false);
  const { SecondFactor, ...user } = useUser();
  const { setUser } = useSession();
  const cache = useQueryClient();
  if (!begun)
    return (
      <Button variant="primary" onClick={() => setBegun(true)}>
        Set up
      </Button>
    );
  return (
    <SetUpSteps
      onDone={() => {
        setUser(user);
        void cache.invalidateQueries({ queryKey: callKey(readSecondFactor) });
      }}
    />
  );
}
