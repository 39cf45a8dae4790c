import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { readSecondFactor, type startSecondFactor } from "#shared/contract/secondFactor.ts";
import { callKey } from "#web/api/useCall.ts";
import { useSession, useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmApp } from "./ConfirmApp.tsx";
import { ConfirmPassword } from "./ConfirmPassword.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

type SecondFactorKey = ResponseOf<typeof startSecondFactor>;

function SetUpSteps({ onDone }: { readonly onDone: () => void }) {
  const [started, setStarted] = useState<SecondFactorKey>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (started) return <ConfirmApp started={started} onConfirmed={setCodes} onAgain={() => setStarted(undefined)} />;
  return <ConfirmPassword onStarted={setStarted} />;
}

export interface AddSecondFactorProps {
  readonly isAdding: boolean;
  /** False once the recovery codes are kept: until then the screen stays, whatever the account's state says. */
  readonly onAdding: (isAdding: boolean) => void;
}

export function AddSecondFactor({ isAdding, onAdding }: AddSecondFactorProps) {
  const { SecondFactor, ...user } = useUser();
  const { setUser } = useSession();
  const cache = useQueryClient();
  useEffect(() => () => onAdding(false), [onAdding]);
  if (!isAdding)
    return (
      <Button variant="primary" onClick={() => onAdding(true)}>
        Set up
      </Button>
    );
  return (
    <SetUpSteps
      onDone={() => {
        setUser(user);
        onAdding(false);
        void cache.invalidateQueries({ queryKey: callKey(readSecondFactor) });
      }}
    />
  );
}
