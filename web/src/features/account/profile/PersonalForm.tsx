import type { ReactNode } from "react";
import { useUser } from "#web/session/SessionContext.ts";
import { Card } from "#web/ui/display/Card.tsx";
import { Form } from "#web/ui/forms/Form.tsx";
import { PersonalFields } from "./PersonalFields.tsx";
import { valuesOf } from "./profileChanges.ts";
import { profileFields, profileProblem } from "./profileFields.ts";
import { useSaveProfile } from "./useSaveProfile.ts";

interface Props {
  /** The phone number's field with its verification. */
  readonly phone: ReactNode;
}

/** The person's own names, phone number and e-mail address. */
export function PersonalForm({ phone }: Props) {
  const user = useUser();
  const save = useSaveProfile();
  return (
    <Card title="Personal information">
      <Form
        schema={profileFields}
        defaultValues={valuesOf(user)}
        problem={profileProblem}
        onSubmit={(_, form) => save(form)}
      >
        <PersonalFields phone={phone} />
      </Form>
    </Card>
  );
}
