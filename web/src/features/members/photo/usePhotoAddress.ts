import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { listMembers } from "#shared/contract/members.ts";
import { callKey } from "#web/api/useCall.ts";
import { photoIdentity } from "./photoIdentity.ts";

/** An address works for 15 minutes; until then the same photo keeps its address and is not loaded anew. */
const keptFor = 10 * 60_000;

/**
 * The address to show a member's photo by; undefined while there is none that works. `img` is the one that was
 * listed last. A photo that comes into view after its address has run out asks once for the list again, which
 * brings a new one.
 */
export function usePhotoAddress(img: string) {
  const cache = useQueryClient();
  const kept = useRef({ img, at: Date.now() });
  const [broken, setBroken] = useState<string>();
  const hasAsked = useRef(false);
  const isOther = photoIdentity(kept.current.img) !== photoIdentity(img);
  const isOld = kept.current.img === broken || Date.now() - kept.current.at > keptFor;
  if (isOther || isOld) kept.current = { img, at: Date.now() };
  const address = kept.current.img;
  const onError = () => {
    setBroken(address);
    if (address !== img || hasAsked.current) return;
    hasAsked.current = true;
    // Others of the list have run out, too: they ask with one question.
    void cache.invalidateQueries({ queryKey: callKey(listMembers) }, { cancelRefetch: false });
  };
  const onLoad = () => {
    hasAsked.current = false;
  };
  return { address: address && address !== broken ? address : undefined, onError, onLoad };
}
