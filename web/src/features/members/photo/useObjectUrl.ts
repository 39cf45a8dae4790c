import { useEffect, useState } from "react";

/** The address of a photo: an object URL for one in memory, revoked when it is no longer shown. */
export function useObjectUrl(photo: Blob | string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!(photo instanceof Blob)) return setUrl(photo || undefined);
    const made = URL.createObjectURL(photo);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [photo]);
  return url;
}
