import { useState } from "react";
import { sendEmailCode, verifyEmail } from "#shared/contract/verifications.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { useStoreAccount } from "./useStoreAccount.ts";

export function useEmailCode() {
  const store = useStoreAccount();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const sendCode = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      const { Message, Account } = await send(sendEmailCode, {});
      toast("success", Message);
      store(Account);
    } catch (error) {
      setProblem(sentenceOf(error));
      toast("error", sentenceOf(error));
    } finally {
      setSending(false);
    }
  };
  const verify = async (Code: string) => {
    const { Message, Account } = await send(verifyEmail, { Code }).catch((error: unknown) => {
      throw hasCode(error, "CODES_DIFFER") ? new FieldProblem("Code", error.message) : error;
    });
    toast("success", Message);
    store(Account);
  };
  return { sendCode, sending, problem, verify };
}
