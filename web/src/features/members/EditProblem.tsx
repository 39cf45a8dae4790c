import type { Member } from "#shared/model/member.ts";
import { ApiError, sentenceOf } from "#web/api/ApiError.ts";
import { Button } from "#web/ui/Button.tsx";
import { ChangedElsewhere } from "./ChangedElsewhere.tsx";
import { Problem } from "./Problem.tsx";

interface Props {
  /** What the last try to save was answered. */
  readonly failure: unknown;
  readonly isGone: boolean;
  readonly base: Member;
  readonly onBase: (current: Member) => void;
}

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

/** Why an edit was not saved, at its form. Nothing that was typed is lost. */
export function EditProblem({ failure, isGone, base, onBase }: Props) {
  if (isGone || statusOf(failure) === 404)
    return (
      <Problem
        title={`${base.First} is not registered any more`}
        text="This record was deleted, here or in another browser. What you typed stays on this page until you leave it."
      >
        <Button to="/Members">Go to Family Members</Button>
      </Problem>
    );
  if (failure === undefined) return null;
  if (statusOf(failure) === 409) return <ChangedElsewhere base={base} onBase={onBase} />;
  return (
    <Problem
      title={sentenceOf(failure)}
      text={`Nothing was saved, and nothing that you typed is lost.${
        failure instanceof ApiError && failure.requestId ? ` Reference: ${failure.requestId}` : ""
      }`}
    />
  );
}
