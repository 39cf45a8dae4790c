import * as mailProblems from "#lambdas/domain/accounts/mailProblems.ts";
import { handleServiceEvent } from "#lambdas/http/handleServiceEvent.ts";
import { noteMailProblem } from "#shared/contract/noteMailProblem.ts";

/** A full mailbox or a slow server may take the next mail. */
const isPassing = (bounce: { readonly bounceType: string } | undefined) =>
  bounce !== undefined && bounce.bounceType !== "Permanent";

export const handler = handleServiceEvent(noteMailProblem, async ({ bounce, mail: { destination } }) => {
  if (isPassing(bounce)) return;
  for (const address of destination)
    await mailProblems.noteMailProblem(address.toLowerCase(), bounce ? "BOUNCE" : "COMPLAINT");
});
