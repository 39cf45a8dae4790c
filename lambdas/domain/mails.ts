import type { MailWords } from "#lambdas/adapters/mailHtml.ts";
import { env } from "#lambdas/env.ts";

// No mail repeats what somebody typed, a name included: anybody can enter another person's address, and
// would otherwise choose the words that this person reads.

/** What a new resident is told. */
export const welcome = (): MailWords => ({
  subject: "Welcome to Beforehand",
  heading: "Your account is ready",
  paragraphs: [
    "Thank you for registering. Next, add the places where you live and the people who live there, so that police, fire and medical crews arrive prepared.",
    "Only your local responder departments can see what you share.",
    "If you did not register, somebody else used your address. You do not have to do anything.",
  ],
  link: { label: "Open Beforehand", url: env.siteOrigin },
});
