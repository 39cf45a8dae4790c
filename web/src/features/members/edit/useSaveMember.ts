import { useRef, useState } from "react";
import { listHouseholds } from "#shared/contract/households.ts";
import { listMembers, updateMember } from "#shared/contract/members.ts";
import type { Member } from "#shared/model/member.ts";
import { useCallMutation } from "#web/api/useCall.ts";
import { type PersonValues, requestOf } from "../person/personValues.ts";
import { uploadMemberPhoto } from "../person/uploadMemberPhoto.ts";

/** The two steps of saving an edit; both throw ApiError and can be tried again. */
export function useSaveMember(base: Member) {
  const update = useCallMutation(updateMember, { refreshes: [listMembers, listHouseholds] });
  const [share, setShare] = useState<number>();
  const uploaded = useRef<{ readonly photo: Blob; readonly url: string }>(undefined);

  /** Uploads a new photo, once; answers the address to save with, for the stored photo its own. */
  const upload = async (photo: PersonValues["Photo"]): Promise<string> => {
    if (!(photo instanceof Blob)) return base.img;
    if (uploaded.current?.photo === photo) return uploaded.current.url;
    setShare(0);
    try {
      const url = await uploadMemberPhoto(photo, setShare);
      uploaded.current = { photo, url };
      return url;
    } finally {
      setShare(undefined);
    }
  };
  const save = (values: PersonValues, img: string) => {
    const { ID, Parent_ID, Version } = base;
    return update.mutateAsync({ Parent_ID, ID, ...requestOf(values, img), Version });
  };
  return { share, upload, save };
}
