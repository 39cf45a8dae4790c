import { useRef } from "react";
import { listHouseholds } from "#shared/contract/households.ts";
import { listMembers, updateMember } from "#shared/contract/members.ts";
import type { Member } from "#shared/model/member.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { authorizationRequestOf } from "../authorization/authorizationValues.ts";
import { requestOf } from "../person/personValues.ts";
import { usePhotoUpload } from "../photo/usePhotoUpload.ts";
import type { EditValues } from "./editValues.ts";

/** Both steps throw ApiError and can be retried. */
export function useSaveMember(base: Member) {
  const update = useCallMutation(updateMember, { refreshes: [listMembers, listHouseholds] });
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
