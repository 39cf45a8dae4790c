import { useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { sendPhoneCode, verifyPhone } from "#shared/contract/verifications.ts";
import { errorSentences } from "#shared/errors.ts";
import { phone } from "#shared/fields/account.ts";
import { ApiError, hasCode } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { usePhoneProblem } from "#web/entities/account/useTakenProblem.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "#web/ui/toasts/toast.ts";

type Step = "send" | "verify";

interface Verification {
  /** This state's number, as the server writes it. */
  readonly cell?: string | undefined;
  readonly challenge?: string | undefined;
  readonly proof?: string | undefined;
  readonly problem?: { readonly step: Step; readonly sentence: string } | undefined;
  /** When a code can be texted again. */
  readonly wait?: string | undefined;
  readonly pending?: Step | undefined;
}

/** Verified while the proof is in the field Proof; `current` needs none. */
export function usePhoneVerification(current: string) {
  const { setValue, clearErrors } = useFormContext();
  const typed = String(useWatch({ name: "Cell" }) ?? "");
  const kept: unknown = useWatch({ name: "Proof" });
  const parsed = phone().safeParse(typed);
  const changed = parsed.success && parsed.data !== `+1${current}`;
  const cell = changed ? parsed.data : undefined;
  const takenProblem = usePhoneProblem(cell);
  const [last, setLast] = useState<Verification>({});
  const withdrawToast = useRef<() => void>(undefined);
  // Another number voids the last one's state.
  const state = last.cell === cell ? last : {};
  const { proof, challenge, pending, problem, wait } = state;
  useEffect(() => {
    setValue("Proof", proof);
    if (proof) clearErrors("Cell");
  }, [proof, setValue, clearErrors]);

  /** True after a success. */
  const take = async (step: Step, run: () => Promise<Partial<Verification>>): Promise<boolean> => {
    setLast({ cell, challenge, pending: step });
    withdrawToast.current?.();
    try {
      setLast({ cell, challenge, ...(await run()) });
      return true;
    } catch (error) {
      const sentence = sentenceOf(error);
      if (hasCode(error, "TEXTS_USED_UP")) {
        setLast({ cell, challenge, wait: sentence });
        announce(sentence);
        return false;
      }
      setLast({ cell, challenge, problem: { step, sentence } });
      withdrawToast.current = toast("error", sentence);
      return false;
    }
  };
  const sendCode = () =>
    take("send", async () => {
      const { Challenge } = await send(sendPhoneCode, { Cell: cell ?? "" });
      toast("success", "Code Sent !");
      return { challenge: Challenge };
    });
  const verify = (code: string) =>
    take("verify", async () => {
      if (!/^\d{4,8}$/.test(code.trim())) throw new ApiError(400, "CODES_DIFFER", errorSentences.CODES_DIFFER);
      const body = { Cell: cell ?? "", Challenge: challenge ?? "", Code: code };
      const { Proof } = await send(verifyPhone, body);
      setValue("Proof", Proof);
      toast("success", "Phone number verification complete !");
      return { challenge: undefined, proof: Proof };
    });
  const verified = proof !== undefined && kept === proof;
  return {
    phoneProblem: takenProblem ?? (problem?.step === "send" ? problem.sentence : undefined),
    codeProblem: problem?.step === "verify" ? problem.sentence : undefined,
    wait,
    /** Complete, and not the account's. */
    isNew: cell !== undefined,
    verified,
    codeSent: challenge !== undefined,
    pending,
    canSend: cell !== undefined && !takenProblem && !verified,
    sendCode,
    verify,
  };
}
