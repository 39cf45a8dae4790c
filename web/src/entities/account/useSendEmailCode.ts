import { useState } from "react";
import { sendEmailCode } from "#shared/contract/verifications.ts";
import { send } from "#web/api/send.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { useStoreAccount } from "./useStoreAccount.ts";

export function useSendEmailCode() {
  const store = useStoreAccount();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Returns whether a code left. */
  const sendCode = async () => {
    setSending(true);
    setProblem(undefined);
    try {
      const { Message, Account } = await send(sendEmailCode, {});
      toast("success", Message);
      store(Account);
      return true;
    } catch (error) {
      setProblem(sentenceOf(error));
      toast("error", sentenceOf(error));
      return false;
    } finally {
      setSending(false);
    }
  };
  return { sendCode, sending, problem };
}
