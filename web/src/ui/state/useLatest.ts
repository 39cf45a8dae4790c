import { type RefObject, useLayoutEffect, useRef } from "react";

/** The newest value, for stable functions and late answers. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
