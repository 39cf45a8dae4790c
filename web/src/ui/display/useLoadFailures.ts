import { useState } from "react";

const none: ReadonlySet<string> = new Set();

export function useLoadFailures() {
  const [failed, setFailed] = useState(none);
  return {
    has: (address: string) => failed.has(address),
    add: (address: string) => setFailed((before) => new Set(before).add(address)),
    forget: () => setFailed(none),
    /** The first address that has not failed. */
    firstLeft: (addresses: readonly string[]) => addresses.find((address) => !failed.has(address)),
  };
}
