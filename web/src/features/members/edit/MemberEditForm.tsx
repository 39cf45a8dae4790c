import { useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import type * as z from "zod/mini";
import { formGroups } from "#shared/model/fact.ts";
import type { Member } from "#shared/model/member.ts";
import { Card } from "#web/ui/display/Card.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { toast } from "#web/ui/toasts/toast.ts";
import { memberUpdated } from "../person/memberWords.ts";
import { type PersonValues, personSchema, valuesOf } from "../person/personValues.ts";
import { EditBody, editForm } from "./EditBody.tsx";
import { memberChanges } from "./memberAspects.ts";
import { saveFailure } from "./saveRefusals.ts";
import { UpdateDialog } from "./UpdateDialog.tsx";
import { useSaveMember } from "./useSaveMember.ts";

interface Props {
  readonly member: Member;
  readonly isGone: boolean;
  readonly isDeleted: boolean;
}

const schema = personSchema(formGroups) as unknown as z.ZodMiniType<FieldValues, FieldValues>;

/** Changes a member, after a confirmation that says what changes. What is refused is shown here and loses nothing. */
export function MemberEditForm({ member, ...state }: Props) {
  const navigate = useNavigate();
  const [base, setBase] = useState(member);
  const [asked, setAsked] = useState<PersonValues>();
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const refused = useRef<unknown>(undefined);
  const { share, upload, save } = useSaveMember(base);

  const confirm = async (values: PersonValues) => {
    // A photo that could not be uploaded stays in the dialog, where it can be tried again.
    const img = await upload(values.Photo);
    try {
      await save(values, img);
    } catch (error) {
      refused.current = error;
      toast("error", saveFailure(error));
      return;
    }
    toast("success", memberUpdated);
    void navigate("/Members");
  };
  // Shown when the dialog is gone, which until then holds the focus.
  const showRefusal = () => setFailure(refused.current);
  return (
    <Card component="div" sx={{ maxWidth: 720 }}>
      <Form
        id={editForm}
        schema={schema}
        defaultValues={valuesOf(base)}
        onSubmit={async (_, { getValues }) => {
          refused.current = undefined;
          setFailure(undefined);
          setAsked(getValues() as PersonValues);
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
          changes={memberChanges(valuesOf(base), asked)}
          share={share}
          onConfirm={() => confirm(asked)}
        />
      )}
    </Card>
  );
}
