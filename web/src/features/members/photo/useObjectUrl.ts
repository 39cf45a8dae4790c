import { useEffect, useState } from "react";

/** Revoked once it is not shown. */
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
