import { type RefObject, useLayoutEffect, useRef } from "react";

/** The newest value, for functions that stay the same and for what runs when an answer comes. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
