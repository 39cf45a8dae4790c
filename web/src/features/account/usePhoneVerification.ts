import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { checkPhone, sendPhoneCode, verifyPhone } from "#shared/contract/accounts.ts";
import { messages, phone } from "#shared/fields.ts";
import { ApiError, sentenceOf } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { toast } from "#web/ui/toasts/toast.ts";

interface Verification {
  /** The number, as the server writes it, that this is about. */
  readonly cell?: string | undefined;
  readonly challenge?: string;
  readonly proof?: string;
  readonly problem?: string;
  readonly pending?: "send" | "verify";
}

// Long enough to be done typing.
const pause = 500;

/** Whether a number already belongs to another account, asked when typing stops. */
function useTaken(cell: string | undefined): boolean {
  const [taken, setTaken] = useState<string>();
  useEffect(() => {
    if (!cell) return;
    const timer = setTimeout(async () => {
      // When it cannot be asked now, the server still refuses at the end.
      const answer = await send(checkPhone, { Cell: cell }).catch(() => undefined);
      if (answer && !answer.isAvail) setTaken(cell);
    }, pause);
    return () => clearTimeout(timer);
  }, [cell]);
  return cell !== undefined && taken === cell;
}

/**
 * Proves that the number in the form's field Cell is the person's own: a code is texted, typed in, and
 * compared by the server; its Proof goes into the form's field Proof. `current` is the number that needs none.
 */
export function usePhoneVerification(current: string) {
  const { setValue, clearErrors } = useFormContext();
  const typed = String(useWatch({ name: "Cell" }) ?? "");
  const parsed = phone.safeParse(typed);
  const changed = parsed.success && parsed.data !== `+1${current}`;
  const cell = changed ? parsed.data : undefined;
  const taken = useTaken(cell);
  const [kept, setKept] = useState<Verification>({});
  // Another number makes everything known about the last one void.
  const state = kept.cell === cell ? kept : {};
  const { proof, challenge, pending } = state;
  useEffect(() => {
    setValue("Proof", proof);
    if (proof) clearErrors("Cell");
  }, [proof, setValue, clearErrors]);

  const step = async (doing: "send" | "verify", run: () => Promise<Verification>) => {
    const { problem: _, ...before } = { ...state, cell };
    setKept({ ...before, pending: doing });
    try {
      setKept({ ...(await run()), cell });
    } catch (error) {
      const problem = sentenceOf(error);
      setKept({ ...before, problem });
      toast("error", problem);
    }
  };
  const sendCode = () =>
    step("send", async () => {
      const { Challenge } = await send(sendPhoneCode, { Cell: cell ?? "" });
      toast("success", messages.codeSent);
      return { challenge: Challenge };
    });
  const verify = (code: string) =>
    step("verify", async () => {
      if (!/^\d{4,8}$/.test(code.trim())) throw new ApiError(400, messages.codesDiffer);
      const body = { Cell: cell ?? "", Challenge: challenge ?? "", Code: code };
      const { Proof } = await send(verifyPhone, body);
      toast("success", messages.phoneVerified);
      return { proof: Proof };
    });
  return {
    problem: taken ? messages.phoneTied : state.problem,
    verified: proof !== undefined,
    codeSent: challenge !== undefined,
    pending,
    canSend: cell !== undefined && !taken && proof === undefined,
    sendCode,
    verify,
  };
}
