import { useState } from "react";
import type { ResponseOf } from "#shared/contract/call.ts";
import type { startSecondFactor } from "#shared/contract/secondFactor.ts";
import { ConfirmApp } from "./ConfirmApp.tsx";
import { ConfirmPassword } from "./ConfirmPassword.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

type Started = ResponseOf<typeof startSecondFactor>;

interface Props {
  readonly onDone: () => void;
}

export function SetUpSteps({ onDone }: Props) {
  const [started, setStarted] = useState<Started>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (started)
    return <ConfirmApp started={started} onConfirmed={setCodes} onAgain={() => setStarted(undefined)} />;
  return <ConfirmPassword onStarted={setStarted} />;
}
