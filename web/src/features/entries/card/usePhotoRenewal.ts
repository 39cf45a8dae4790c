import { useEffect, useRef, useState } from "react";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { mayBeExpired } from "./mayBeExpired.ts";

export const notLoaded = "The photo did not load";

/** Requests a new address; returns the newest entry, undefined when it no longer waits. */
export type RenewPhoto = () => Promise<Entry | undefined>;

/**
 * The state of a photo whose address expires after minutes. `isBroken`: the current address failed to load. A
 * new one is requested automatically where it may help, and by `retry`.
 */
export function usePhotoRenewal(entry: Entry, renew: RenewPhoto) {
  const [broken, setBroken] = useState<string>();
  const [pending, setPending] = useState(false);
  const askedAt = useRef(0);
  const isPressed = useRef(false);
  const { img } = entry;
  const name = fullName(entry);
  const isBroken = broken === img;
  useEffect(() => {
    if (!isBroken || pending || !isPressed.current) return;
    isPressed.current = false;
    announce(`${name}: ${notLoaded}`);
  }, [isBroken, pending, name]);

  const ask = async (byHand: boolean) => {
    askedAt.current = Date.now();
    isPressed.current = byHand;
    setPending(true);
    const newest = await renew().catch(() => undefined);
    // The same address may have come again, and load now.
    if (newest) setBroken(undefined);
    setPending(false);
  };
  return {
    isBroken,
    pending,
    retry: () => {
      if (!pending) void ask(true);
    },
    onError: () => {
      setBroken(img);
      if (mayBeExpired(askedAt.current, Date.now())) void ask(false);
    },
  };
}

export type PhotoRenewal = ReturnType<typeof usePhotoRenewal>;
