import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import * as z from "zod/mini";
import { listHouseholds } from "#shared/contract/households.ts";
import { listMembers, updateMember } from "#shared/contract/members.ts";
import { homes } from "#shared/fields/homes.ts";
import type { Member } from "#shared/model/member.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { FormDialog } from "#web/ui/forms/FormDialog.tsx";
import { HomesInput } from "../person/HomesInput.tsx";
import { requestOf, valuesOf } from "../person/personValues.ts";

const fields = z.object({ HouseHolds: homes });

/** Homes chosen in another window are shown before a press can replace them. */
function FollowedHomes({ wanted }: { readonly wanted: Member["Wanted"] }) {
  const { resetField } = useFormContext();
  useEffect(() => resetField("HouseHolds", { defaultValue: [...(wanted ?? [])] }), [wanted, resetField]);
  return <HomesInput />;
}

interface Props {
  readonly member: Member;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function HomesDialog({ member, ...dialog }: Props) {
  const { ID, Parent_ID, Version, Wanted = [] } = member;
  const update = useCallMutation(updateMember, {
    refreshes: [listMembers, listHouseholds],
    // A retry must be about the current record.
    refreshesOnFailure: [listMembers],
  });
  return (
    <FormDialog
      {...dialog}
      title={`The home of ${member.First}`}
      schema={fields}
      defaultValues={{ HouseHolds: [...Wanted] }}
      onSubmit={({ HouseHolds }) =>
        update.mutateAsync({ Parent_ID, ID, ...requestOf(valuesOf(member), member.img), Wanted: HouseHolds, Version })
      }
      submitLabel="Save the home"
    >
      <FollowedHomes wanted={member.Wanted} />
    </FormDialog>
  );
}
