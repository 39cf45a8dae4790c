import { useRef } from "react";
import { listHouseholds } from "#shared/contract/households.ts";
import { listMembers, updateMember } from "#shared/contract/members.ts";
import type { Member } from "#shared/model/member.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { declarationOf } from "../consent/consent.ts";
import { type PersonValues, requestOf } from "../person/personValues.ts";
import { usePhotoUpload } from "../photo/usePhotoUpload.ts";
import type { EditValues } from "./memberAspects.ts";

/** The two steps of a save; both throw ApiError and can be retried. */
export function useSaveMember(base: Member) {
  const update = useCallMutation(updateMember, { refreshes: [listMembers, listHouseholds] });
  const { share, run } = usePhotoUpload();
  const uploaded = useRef<{ readonly photo: Blob; readonly url: string }>(undefined);

  /**
   * Uploads a new photo, once; returns the address to save with, the stored photo's own without a new one.
   */
  const upload = async (photo: PersonValues["Photo"]): Promise<string> => {
    if (!(photo instanceof Blob)) return base.img;
    if (uploaded.current?.photo === photo) return uploaded.current.url;
    const url = await run(photo);
    uploaded.current = { photo, url };
    return url;
  };
  const save = (values: EditValues, img: string) => {
    const { ID, Parent_ID, Version } = base;
    const declared = declarationOf(values);
    const Authorization = declared && { Authorization: declared };
    return update.mutateAsync({ Parent_ID, ID, ...requestOf(values, img), ...Authorization, Version });
  };
  return { share, upload, save };
}
