import type { SessionUser } from "#web/session/store/sessionReducer.ts";

/** Such an account is not called verified. */
export const awaitsEmailCode = ({ Role, EmailVerified, MailProblem }: SessionUser): boolean =>
  MailProblem !== undefined || (Role === "USER" && !EmailVerified);
