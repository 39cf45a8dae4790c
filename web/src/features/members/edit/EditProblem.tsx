import type { Member } from "#shared/model/member.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";
import { Button } from "#web/ui/Button.tsx";
import { EditConflict } from "#web/ui/edits/EditConflict.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { failureText, memberSaveFailed } from "../person/failureText.ts";
import { valuesOf } from "../person/personValues.ts";
import { memberAspects } from "./memberAspects.ts";
import { isOutdated, isUnknown } from "./saveRefusals.ts";

interface Props {
  /** What the last try to save was answered. */
  readonly failure: unknown;
  readonly isGone: boolean;
  readonly base: Member;
  readonly onBase: (current: Member) => void;
}

/** Why an edit was not saved, at its form. Nothing that was typed is lost. */
export function EditProblem({ failure, isGone, base, onBase }: Props) {
  const { refetch } = useMembers();
  const load = async () => {
    const { data } = await refetch({ throwOnError: true });
    return data?.pages.flatMap(({ Members }) => Members).find(({ ID }) => ID === base.ID);
  };
  if (isGone || isUnknown(failure))
    return (
      <FocusedNotice
        title={`${base.First} is not registered any more`}
        text="This record was deleted, here or in another browser. What you typed stays on this page until you leave it."
      >
        <Button to="/Members">Go to Family Members</Button>
      </FocusedNotice>
    );
  if (failure === undefined) return null;
  if (isOutdated(failure))
    return (
      <EditConflict
        aspects={memberAspects}
        valuesOf={valuesOf}
        base={base}
        load={load}
        onBase={onBase}
        saveLabel="Update Member info"
      />
    );
  const safe = "Nothing was saved, and nothing that you typed is lost.";
  return <FocusedNotice title={memberSaveFailed} text={failureText(failure, safe)} />;
}
