import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { ifNotYou } from "./ifNotYou.ts";

export const secondFactorAdded = (): MailWords => ({
  subject: "Your sign-in now has a second step",
  paragraphs: [
    "From now on your Beforehand account asks for a code of your authenticator app after the password.",
    ifNotYou,
  ],
});

export const secondFactorRemoved = (): MailWords => ({
  subject: "The second step of your sign-in was removed",
  paragraphs: ["Your Beforehand account does not ask for a code of your authenticator app any more.", ifNotYou],
});

export const recoveryCodesRenewed = (): MailWords => ({
  subject: "Your recovery codes were replaced",
  paragraphs: ["The recovery codes of your Beforehand account were replaced. Earlier ones do not work.", ifNotYou],
});
