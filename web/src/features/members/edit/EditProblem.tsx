import type { Member } from "#shared/model/member.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { answerWhileOnline } from "#web/api/waitWhileOnline.ts";
import { useMembers } from "#web/entities/member/useMembers.ts";
import { DeletedElsewhere } from "#web/ui/edits/DeletedElsewhere.tsx";
import { EditConflict } from "#web/ui/edits/EditConflict.tsx";
import { FocusedNotice } from "#web/ui/feedback/FocusedNotice.tsx";
import { editFailureText, memberSaveFailed } from "../person/failureText.ts";
import { editValuesOf } from "./editValues.ts";
import { memberAspects } from "./memberAspects.ts";

const memberList = { path: "/Members", label: "Family Members" };

interface Props {
  readonly failure: unknown;
  readonly isGone: boolean;
  readonly base: Member;
  readonly onBase: (current: Member) => void;
}

/** The input is kept. */
export function EditProblem({ failure, isGone, base, onBase }: Props) {
  const { refetch } = useMembers();
  const load = async () => {
    const { data } = await answerWhileOnline(refetch({ throwOnError: true }));
    return data?.pages.flatMap(({ Members }) => Members).find(({ ID }) => ID === base.ID);
  };
  if (isGone || hasCode(failure, "NOT_FOUND"))
    return <DeletedElsewhere name={base.First} what="record" list={memberList} />;
  if (failure === undefined) return null;
  if (hasCode(failure, "CHANGED_ELSEWHERE"))
    return (
      <EditConflict
        aspects={memberAspects}
        valuesOf={editValuesOf}
        base={base}
        load={load}
        onBase={onBase}
        saveLabel="Update Member info"
      />
    );
  return <FocusedNotice title={memberSaveFailed} text={editFailureText(failure)} />;
}
