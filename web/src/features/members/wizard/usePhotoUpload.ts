import { useState } from "react";
import { sentenceOf } from "#web/ui/feedback/UserFacingError.ts";
import { toast } from "#web/ui/toasts/toast.ts";
import { uploadMemberPhoto } from "../person/uploadMemberPhoto.ts";

/** An upload for a screen: `share` (0 to 1) while it runs, `failure` in words when it did not succeed. */
export function usePhotoUpload() {
  const [share, setShare] = useState<number>();
  const [failure, setFailure] = useState<string>();
  /** Answers the photo's address, or undefined when the upload failed. */
  const run = async (photo: Blob): Promise<string | undefined> => {
    setFailure(undefined);
    setShare(0);
    try {
      return await uploadMemberPhoto(photo, setShare);
    } catch (error) {
      setFailure(sentenceOf(error));
      toast("error", sentenceOf(error));
      return undefined;
    } finally {
      setShare(undefined);
    }
  };
  return { share, failure, run };
}
