import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { listMembers } from "#shared/contract/members.ts";
import { callKey } from "#web/api/useCall.ts";
import { photoIdentity } from "./photoIdentity.ts";

/**
 * An address works for 15 minutes. Until shortly before, a photo keeps its address and is not loaded again.
 */
const keptFor = 10 * 60_000;

/**
 * The address of a member's photo; undefined while none works. `img` is the last listed one. A photo that
 * comes into view with an expired address requests the list once.
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
    // Others of the list have expired, too: they share one request.
    void cache.invalidateQueries({ queryKey: callKey(listMembers) }, { cancelRefetch: false });
  };
  const onLoad = () => {
    hasAsked.current = false;
  };
  return { address: address && address !== broken ? address : undefined, onError, onLoad };
}
