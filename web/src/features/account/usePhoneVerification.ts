import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { checkPhone, sendPhoneCode, verifyPhone } from "#shared/contract/accounts.ts";
import { errorSentences } from "#shared/errors.ts";
import { phone } from "#shared/fields.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { phoneTied } from "#web/entities/account/accountProblems.ts";
import { useIsTaken } from "#web/entities/account/useIsTaken.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "#web/ui/toasts/toast.ts";

type Step = "send" | "verify";

interface Verification {
  /** The number, as the server writes it, that this is about. */
  readonly cell?: string | undefined;
  readonly challenge?: string | undefined;
  readonly proof?: string | undefined;
  /** What went wrong, and at which step. */
  readonly problem?: { readonly step: Step; readonly sentence: string } | undefined;
  readonly pending?: Step | undefined;
}

/**
 * Proves that the number in the form's field Cell is the person's own: a code is texted, typed in, and
 * compared by the server; its Proof goes into the form's field Proof, and the number counts as verified while
 * it is there. `current` is the number that needs none.
 */
export function usePhoneVerification(current: string) {
  const { setValue, clearErrors } = useFormContext();
  const typed = String(useWatch({ name: "Cell" }) ?? "");
  const kept: unknown = useWatch({ name: "Proof" });
  const parsed = phone.safeParse(typed);
  const changed = parsed.success && parsed.data !== `+1${current}`;
  const cell = changed ? parsed.data : undefined;
  const taken = useIsTaken(checkPhone, cell === undefined ? undefined : { Cell: cell });
  useEffect(() => {
    if (taken) announce(phoneTied);
  }, [taken]);
  const [last, setLast] = useState<Verification>({});
  // Another number makes everything known about the last one void.
  const state = last.cell === cell ? last : {};
  const { proof, challenge, pending, problem } = state;
  useEffect(() => {
    setValue("Proof", proof);
    if (proof) clearErrors("Cell");
  }, [proof, setValue, clearErrors]);

  /** Runs a step and answers whether it succeeded. */
  const take = async (step: Step, run: () => Promise<Partial<Verification>>): Promise<boolean> => {
    setLast({ cell, challenge, pending: step });
    try {
      setLast({ cell, challenge, ...(await run()) });
      return true;
    } catch (error) {
      const sentence = sentenceOf(error);
      setLast({ cell, challenge, problem: { step, sentence } });
      toast("error", sentence);
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
      if (!/^\d{4,8}$/.test(code.trim()))
        throw new ApiError(400, "CODES_DIFFER", errorSentences.CODES_DIFFER);
      const body = { Cell: cell ?? "", Challenge: challenge ?? "", Code: code };
      const { Proof } = await send(verifyPhone, body);
      setValue("Proof", Proof);
      toast("success", "Phone number verification complete !");
      return { challenge: undefined, proof: Proof };
    });
  const verified = proof !== undefined && kept === proof;
  return {
    phoneProblem: taken ? phoneTied : problem?.step === "send" ? problem.sentence : undefined,
    codeProblem: problem?.step === "verify" ? problem.sentence : undefined,
    /** Whether a whole number was typed that is not the account's own. */
    isNew: cell !== undefined,
    verified,
    codeSent: challenge !== undefined,
    pending,
    canSend: cell !== undefined && !taken && !verified,
    sendCode,
    verify,
  };
}
