import { useState } from "react";
import type * as z from "zod/mini";
import { resetPassword } from "#shared/contract/passwords.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { prefixed } from "#web/api/prefixed.ts";
import { send } from "#web/api/send.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { type newPasswords, noAccountToReset, questionIn, type ResetQuestion, requireAnswer } from "./passwordReset.ts";

type Values = z.output<typeof newPasswords>;

/** A `question` of the server is answered by the next submit. */
export function useReset(token: string, onDone: () => void) {
  const [question, setQuestion] = useState<ResetQuestion>();
  const [sending, setSending] = useState(false);
  const reset = async (values: Values) => {
    if (!token) throw prefixed("ERROR:", new ApiError(400, "INVALID_REQUEST", noAccountToReset));
    requireAnswer(question, values);
    const { Password, Code, Dob } = values;
    const body = { ID: token, Password, ...(Code && { Code }), ...(Dob && { Dob }) };
    try {
      const { Message } = await send(resetPassword, body);
      toast("success", Message);
      onDone();
    } catch (error) {
      const asked = questionIn(error);
      if (!asked) throw prefixed("ERROR:", error);
      setQuestion(asked);
    }
  };
  const sendCode = async (Password: string) => {
    setSending(true);
    try {
      await send(resetPassword, { ID: token, Password });
      onDone();
    } catch (error) {
      if (questionIn(error) === "code") toast("success", "Code Sent !");
      else toast("error", sentenceOf(error));
    } finally {
      setSending(false);
    }
  };
  return { question, reset, sendCode, sending };
}
