import { useRef, useState } from "react";
import { unreadablePhoto } from "#shared/fields/photo.ts";
import { noConnection } from "#web/api/ApiError.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { encodePhoto, middleOf } from "./encodePhoto.ts";
import { loadPhoto, photoFileProblem, sizeProblem, unreadableSentence } from "./photoFile.ts";

/** A picture's middle, or a sentence where it cannot be a photo. */
async function photoOf(file: File): Promise<Blob | string> {
  const url = URL.createObjectURL(file);
  try {
    const image = await loadPhoto(url).catch(() => undefined);
    if (!image) return unreadableSentence(file);
    return sizeProblem(image) ?? (await encodePhoto(image, middleOf(image), 0).catch(() => unreadablePhoto));
  } finally {
    URL.revokeObjectURL(url);
  }
}

interface Choice {
  readonly photo: Blob;
  readonly file: Blob;
}

interface Adjusting {
  /** An object URL of the whole picture. */
  readonly url: string;
  readonly file: Blob;
}

/** `adjusting` while a photo is framed anew. @param loadDialog loads the code for that first */
export function usePhotoFile(onPhoto: (photo: Blob) => void, loadDialog: () => Promise<unknown>) {
  const [adjusting, setAdjusting] = useState<Adjusting>();
  const [problem, setProblem] = useState<string>();
  const tell = (sentence: string | undefined) => {
    setProblem(sentence);
    // The focus came back before the file was read.
    if (sentence) announce(sentence, true);
  };
  const chosen = useRef<Choice>(undefined);
  const newest = useRef<File>(undefined);
  const keep = (photo: Blob, file: Blob) => {
    chosen.current = { photo, file };
    onPhoto(photo);
  };
  const choose = async (file: File) => {
    newest.current = file;
    const photo = photoFileProblem(file) ?? (await photoOf(file));
    if (newest.current !== file) return;
    tell(typeof photo === "string" ? photo : undefined);
    if (typeof photo !== "string") keep(photo, file);
  };
  const adjust = async (photo: Blob) => {
    const failure = await loadDialog().then(
      () => undefined,
      () => noConnection,
    );
    tell(failure);
    const file = chosen.current?.photo === photo ? chosen.current.file : photo;
    if (!failure) setAdjusting({ url: URL.createObjectURL(file), file });
  };
  const close = () => {
    if (adjusting) URL.revokeObjectURL(adjusting.url);
    setAdjusting(undefined);
  };
  const accept = (photo: Blob) => {
    close();
    keep(photo, adjusting?.file ?? photo);
  };
  return { adjusting, problem, choose, adjust, accept, close };
}
