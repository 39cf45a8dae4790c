import { useState } from "react";
import { noConnection } from "#web/api/ApiError.ts";
import { loadPhoto, photoFileProblem, sizeProblem, unreadableSentence } from "./photoFile.ts";

/** Its object URL while open, or its problem. `loadDialog` loads the code first. */
export function usePhotoFile(loadDialog: () => Promise<unknown>) {
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
    const failure =
      (await loadPhoto(made).then(sizeProblem, () => unreadableSentence(file))) ??
      (await loadDialog().then(
        () => undefined,
        () => noConnection,
      ));
    if (!failure) return setUrl(made);
    URL.revokeObjectURL(made);
    setProblem(failure);
  };
  return { url, problem, open, close };
}
