import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { readSecondFactor, type startSecondFactor } from "#shared/contract/secondFactor.ts";
import { callKey } from "#web/api/useCall.ts";
import { waitWhileOnline } from "#web/api/waitWhileOnline.ts";
import { useSession, useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { ConfirmApp } from "./ConfirmApp.tsx";
import { ConfirmPassword } from "./ConfirmPassword.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

type SecondFactorKey = ResponseOf<typeof startSecondFactor>;

interface Props {
  /** True from the moment in which the codes are asked for until they are kept: the screen has to stay. */
  readonly onCodes: (areUnderWay: boolean) => void;
}

function SetUpSteps({ onDone, onCodes }: Props & { readonly onDone: () => void }) {
  const [started, setStarted] = useState<SecondFactorKey>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (started)
    return (
      <ConfirmApp
        started={started}
        onConfirming={onCodes}
        onConfirmed={setCodes}
        onAgain={() => setStarted(undefined)}
      />
    );
  return <ConfirmPassword onStarted={setStarted} />;
}

export function AddSecondFactor({ onCodes }: Props) {
  const [begun, setBegun] = useState(false);
  const { SecondFactor, ...user } = useUser();
  const { setUser } = useSession();
  const cache = useQueryClient();
  useEffect(() => () => onCodes(false), [onCodes]);
  if (!begun)
    return (
      <Button variant="primary" onClick={() => setBegun(true)}>
        Set up
      </Button>
    );
  return (
    <SetUpSteps
      onCodes={onCodes}
      onDone={() => {
        setUser(user);
        const told = waitWhileOnline(cache.invalidateQueries({ queryKey: callKey(readSecondFactor) }));
        void told.finally(() => onCodes(false));
      }}
    />
  );
}
