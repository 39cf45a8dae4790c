import { useEffect } from "react";
import { checkEmail, checkPhone } from "#shared/contract/accounts.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { emailTied, phoneTied } from "./accountProblems.ts";
import { useIsTaken } from "./useIsTaken.ts";

function useAnnounced(problem: string | undefined): string | undefined {
  useEffect(() => {
    if (problem) announce(problem);
  }, [problem]);
  return problem;
}

/** Announced as it appears; undefined asks nothing. */
export function useEmailProblem(Email: string | undefined): string | undefined {
  return useAnnounced(useIsTaken(checkEmail, Email ? { Email } : undefined) ? emailTied : undefined);
}

export function usePhoneProblem(Cell: string | undefined): string | undefined {
  return useAnnounced(useIsTaken(checkPhone, Cell ? { Cell } : undefined) ? phoneTied : undefined);
}
