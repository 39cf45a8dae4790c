import { useState } from "react";

const none: ReadonlySet<string> = new Set();

/** Remembers which addresses of a picture failed to load, so that another one of it is shown. */
export function useLoadFailures() {
  const [failed, setFailed] = useState(none);
  return {
    has: (address: string) => failed.has(address),
    add: (address: string) => setFailed((before) => new Set(before).add(address)),
    forget: () => setFailed(none),
    /** The first address that has not failed; undefined once all have. */
    firstLeft: (addresses: readonly string[]) => addresses.find((address) => !failed.has(address)),
  };
}
