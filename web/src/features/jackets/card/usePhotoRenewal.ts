import { useEffect, useRef, useState } from "react";
import type { Entry } from "#shared/model/jacket/entry.ts";
import { fullName } from "#web/entities/member/fullName.ts";
import { photoAddresses } from "#web/entities/member/photoAddresses.ts";
import { useLoadFailures } from "#web/ui/display/useLoadFailures.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { mayBeExpired } from "./mayBeExpired.ts";

export const notLoaded = "The photo did not load";

/** Undefined when the entry no longer waits. */
export type RenewPhoto = () => Promise<Entry | undefined>;

/**
 * `address` is the one to show, if any loads; `isBroken`: the photo itself failed. New addresses are requested where it
 * may help, and by `retry`.
 */
export function usePhotoRenewal(entry: Entry, renew: RenewPhoto) {
  const failures = useLoadFailures();
  const [pending, setPending] = useState(false);
  const askedAt = useRef(0);
  const isPressed = useRef(false);
  const { img } = entry;
  const name = fullName(entry);
  const isBroken = failures.has(img);
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
    // The same addresses may load now.
    if (newest) failures.forget();
    setPending(false);
  };
  return {
    address: failures.firstLeft(photoAddresses(entry)),
    isBroken,
    pending,
    retry: () => {
      if (!pending) void ask(true);
    },
    onError: (address: string) => {
      failures.add(address);
      if (address === img && mayBeExpired(askedAt.current, Date.now())) void ask(false);
    },
  };
}

export type PhotoRenewal = ReturnType<typeof usePhotoRenewal>;
