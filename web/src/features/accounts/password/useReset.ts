import { useState } from "react";
import type * as z from "zod/mini";
import { resetPassword } from "#shared/contract/passwords.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { prefixed } from "#web/api/prefixed.ts";
import { RetryDetector } from "#web/api/RetryDetector.ts";
import { send } from "#web/api/send.ts";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { maybeSet, type newPasswords, questionIn, type ResetQuestion, requireAnswer } from "./passwordReset.ts";

type Values = z.output<typeof newPasswords>;

export interface ResetProps {
  readonly token: string;
  readonly onDone: () => void;
  readonly onOver: (sentence: string) => void;
}

/** The next submit answers the server's `question`. */
export function useReset({ token, onDone, onOver }: ResetProps) {
  const [question, setQuestion] = useState<ResetQuestion>();
  const [sending, setSending] = useState(false);
  const [retries] = useState(() => new RetryDetector());
  const reset = async (values: Values) => {
    requireAnswer(question, values);
    const { Password, Code, Dob } = values;
    const asked = { ID: token, Password };
    const isRetry = retries.isRetry(asked);
    try {
      const { Message } = await retries.run(asked, () =>
        send(resetPassword, { ...asked, ...(Code && { Code }), ...(Dob && { Dob }) }),
      );
      toast("success", Message);
      onDone();
    } catch (error) {
      const asked = questionIn(error);
      if (asked) return setQuestion(asked);
      const told = prefixed("ERROR:", error);
      if (!hasCode(error, "RESET_LINK_EXPIRED")) throw told;
      onOver(isRetry ? maybeSet : sentenceOf(told));
    }
  };
  /** @param tell called with the reason why no code was sent */
  const sendCode = async (Password: string, tell: (sentence: string) => void) => {
    const asked = { ID: token, Password };
    const isRetry = retries.isRetry(asked);
    setSending(true);
    try {
      await retries.run(asked, () => send(resetPassword, asked));
      onDone();
    } catch (error) {
      if (questionIn(error) === "code") toast("success", "Code Sent !");
      else if (isRetry && hasCode(error, "RESET_LINK_EXPIRED")) onOver(maybeSet);
      else tell(sentenceOf(error));
    } finally {
      setSending(false);
    }
  };
  return { question, reset, sendCode, sending };
}
