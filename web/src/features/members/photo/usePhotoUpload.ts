import { useState } from "react";
import { uploadPhoto } from "#shared/contract/photos.ts";
import { photoType } from "#shared/fields/photo.ts";
import { ApiError, noAnswer } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";

const failed = "The photo could not be uploaded. Please try again.";

/** fetch does not report upload progress. */
function put(address: string, photo: Blob, onProgress: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("PUT", address);
    request.setRequestHeader("Content-Type", photo.type);
    request.upload.addEventListener("progress", ({ loaded, total }) => total && onProgress(loaded / total));
    request.addEventListener("load", () =>
      request.status < 300 ? resolve() : reject(new ApiError(request.status, "UPLOAD_FAILED", failed)),
    );
    request.addEventListener("error", () => reject(noAnswer()));
    request.addEventListener("timeout", () => reject(new ApiError(0, "UPLOAD_FAILED", failed)));
    request.timeout = 120_000;
    request.send(photo);
  });
}

async function upload(photo: Blob, onProgress: (share: number) => void): Promise<string> {
  const fileType = photoType.parse(photo.type);
  const extension = fileType.replace("image/", "");
  const { signedRequest, url } = await send(uploadPhoto, {
    fileName: `photo.${extension}`,
    fileType,
    fileSize: photo.size,
  });
  await put(signedRequest, photo, onProgress);
  return url;
}

/** `share`: 0 to 1, while an upload runs. */
export function usePhotoUpload() {
  const [share, setShare] = useState<number>();
  /** For createMember and updateMember. Throws an ApiError to be shown. */
  const run = async (photo: Blob): Promise<string> => {
    setShare(0);
    try {
      return await upload(photo, setShare);
    } finally {
      setShare(undefined);
    }
  };
  return { share, run };
}
