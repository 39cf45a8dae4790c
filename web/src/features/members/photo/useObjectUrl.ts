import { useEffect, useState } from "react";

/** An address of this page for a photo in memory, given back when it is not shown any more. */
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
