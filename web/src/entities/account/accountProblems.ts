import { errorSentences } from "#shared/errors.ts";
import { ApiError } from "#web/api/ApiError.ts";
import { FieldProblem } from "#web/ui/forms/FieldProblem.ts";
import { longToastTime } from "#web/ui/toasts/toast.ts";

export const phoneTaken = () => new FieldProblem("Cell", errorSentences.PHONE_TAKEN, longToastTime);
export const verifyFirst = () => new FieldProblem("Cell", errorSentences.VERIFY_PHONE_FIRST);

const emailSentences: readonly string[] = [errorSentences.EMAIL_TAKEN, errorSentences.EMAIL_TAKEN_AT_SIGN_UP];

/** That another account has the e-mail address, in the words of registration or of the profile. */
export const emailTaken = (sentence: string) => new FieldProblem("Email", sentence, longToastTime);

/** The server's refusal of an account's details at the field that it is about, where it is about one. */
export function atField(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (emailSentences.includes(error.message)) return emailTaken(error.message);
  if (error.message === errorSentences.PHONE_TAKEN) return phoneTaken();
  return error.message === errorSentences.VERIFY_PHONE_FIRST ? verifyFirst() : error;
}

interface Proved {
  readonly setValue: (name: "Proof", value: undefined) => void;
}

/** The same, for a form with a phone number: one whose proof has run out can be verified again. */
export function refusalIn({ setValue }: Proved, error: unknown): unknown {
  const refusal = atField(error);
  if (refusal instanceof FieldProblem && refusal.field === "Cell") setValue("Proof", undefined);
  return refusal;
}
