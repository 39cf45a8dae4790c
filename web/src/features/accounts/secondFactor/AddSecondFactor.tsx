import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import { readSecondFactor, type startSecondFactor } from "#shared/contract/secondFactor.ts";
import { callKey } from "#web/api/useCall.ts";
import { waitWhileOnline } from "#web/api/waitWhileOnline.ts";
import { useSession, useUser } from "#web/session/SessionContext.ts";
import { Button } from "#web/ui/Button.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { ConfirmApp } from "./ConfirmApp.tsx";
import { ConfirmPassword } from "./ConfirmPassword.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

type SecondFactorKey = ResponseOf<typeof startSecondFactor>;

const alreadyThere =
  "Your sign-in has a second step already. If you have kept no recovery codes, make new ones on your profile.";

/** In milliseconds: nothing else says so. */
const toRead = 20_000;

interface Props {
  /** True from the request for the codes until they are kept: the screen has to stay. */
  readonly onCodes: (areUnderWay: boolean) => void;
}

interface StepsProps extends Props {
  readonly onDone: () => void;
  /** Set up before; perhaps the answer with its codes was lost. */
  readonly onThere: () => void;
}

function SetUpSteps({ onDone, onThere, onCodes }: StepsProps) {
  const [started, setStarted] = useState<SecondFactorKey>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (started)
    return (
      <ConfirmApp
        started={started}
        onConfirming={onCodes}
        onConfirmed={setCodes}
        onThere={onThere}
        onAgain={() => setStarted(undefined)}
      />
    );
  return <ConfirmPassword onStarted={setStarted} onThere={onThere} />;
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
  const finish = () => {
    setUser(user);
    const told = waitWhileOnline(cache.invalidateQueries({ queryKey: callKey(readSecondFactor) }));
    void told.finally(() => onCodes(false));
  };
  const tellAndFinish = () => {
    toast("info", alreadyThere, toRead);
    finish();
  };
  return <SetUpSteps onCodes={onCodes} onDone={finish} onThere={tellAndFinish} />;
}
