import { useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import type * as z from "zod/mini";
import { listHouseholds } from "#shared/contract/households.ts";
import { listMembers, updateMember } from "#shared/contract/members.ts";
import { formGroups } from "#shared/model/fact.ts";
import type { Member } from "#shared/model/member.ts";
import { hasCode } from "#web/api/ApiError.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { Card } from "#web/ui/display/Card.tsx";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { Form } from "#web/ui/forms/Form.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { authorizationRequestOf } from "../authorization/authorizationValues.ts";
import { memberSaveFailed } from "../person/failureText.ts";
import { memberUpdated } from "../person/memberText.ts";
import { personSchema, requestOf } from "../person/personValues.ts";
import { usePhotoUpload } from "../photo/usePhotoUpload.ts";
import { EditBody, editForm } from "./EditBody.tsx";
import { type EditValues, editValuesOf } from "./editValues.ts";
import { memberChanges } from "./memberAspects.ts";
import { UpdateDialog } from "./UpdateDialog.tsx";
import { useBack } from "./useBack.ts";

/** Both steps throw ApiError and can be retried. */
function useSaveMember(base: Member) {
  // Saved, its answer may be lost.
  const update = useCallMutation(updateMember, {
    refreshes: [listMembers, listHouseholds],
    refreshesOnFailure: [listMembers],
  });
  const { share, run } = usePhotoUpload();
  const uploaded = useRef<{ readonly photo: Blob; readonly url: string }>(undefined);

  /** Once; the stored photo's address without a new one. */
  const upload = async (photo: EditValues["Photo"]): Promise<string> => {
    if (!(photo instanceof Blob)) return base.img;
    if (uploaded.current?.photo === photo) return uploaded.current.url;
    const url = await run(photo);
    uploaded.current = { photo, url };
    return url;
  };
  const save = (values: EditValues, img: string) => {
    const { ID, Parent_ID, Version, Authorization } = base;
    const declared = Authorization ? {} : authorizationRequestOf(values);
    return update.mutateAsync({ Parent_ID, ID, ...requestOf(values, img), ...declared, Version });
  };
  return { share, upload, save };
}

/** The refusal's own sentence where a retry would not help. */
const saveFailure = (error: unknown): string =>
  hasCode(error, "NOT_FOUND") || hasCode(error, "CHANGED_ELSEWHERE") ? sentenceOf(error) : memberSaveFailed;

interface Props {
  readonly member: Member;
  readonly isGone: boolean;
  readonly isDeleted: boolean;
}

const schema = personSchema(formGroups) as unknown as z.ZodMiniType<FieldValues, FieldValues>;

export function MemberEditForm({ member, ...state }: Props) {
  const navigate = useNavigate();
  const back = useBack();
  const [base, setBase] = useState(member);
  const [asked, setAsked] = useState<EditValues>();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const refused = useRef<unknown>(undefined);
  const { share, upload, save } = useSaveMember(base);

  const confirm = async (values: EditValues) => {
    // For a retry, a failed upload stays in the dialog.
    const img = await upload(values.Photo);
    try {
      await save(values, img);
    } catch (error) {
      refused.current = error;
      toast("error", saveFailure(error));
      return;
    }
    toast("success", memberUpdated);
    void navigate(back);
  };
  // The dialog holds the focus until closed.
  const showRefusal = () => setFailure(refused.current);
  return (
    <Card component="div" sx={{ maxWidth: 720 }}>
      <Form
        id={editForm}
        schema={schema}
        defaultValues={editValuesOf(base)}
        onSubmit={async (_, { getValues }) => {
          refused.current = undefined;
          setFailure(undefined);
          setAsked(getValues() as EditValues);
          setAsking(true);
        }}
        gap={3.5}
      >
        <EditBody member={member} base={base} onBase={setBase} failure={failure} {...state} />
      </Form>
      {asked && (
        <UpdateDialog
          open={asking}
          onClose={() => setAsking(false)}
          onClosed={showRefusal}
          changes={memberChanges(editValuesOf(base), asked)}
          share={share}
          onConfirm={() => confirm(asked)}
        />
      )}
    </Card>
  );
}
