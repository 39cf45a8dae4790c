import { useState } from "react";
import { loadPhoto, photoFileProblem, unreadable } from "./choosePhoto.ts";

/** A chosen file on its way to the crop dialog: its address while it is open there, and what was wrong with it. */
export function usePhotoFile() {
  const [url, setUrl] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const close = () => {
    if (url) URL.revokeObjectURL(url);
    setUrl(undefined);
  };
  const open = async (file: File) => {
    const wrong = photoFileProblem(file);
    setProblem(wrong);
    if (wrong) return;
    const made = URL.createObjectURL(file);
    try {
      await loadPhoto(made);
      setUrl(made);
    } catch {
      URL.revokeObjectURL(made);
      setProblem(unreadable);
    }
  };
  return { url, problem, open, close };
}
