import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";

/**
 * What a mailed link carries as `id`; empty when there is none. It is taken out of the address bar at once,
 * so that it stays in no history, bookmark or screenshot.
 */
export function useTokenOfLink(): string {
  const [search, setSearch] = useSearchParams();
  const [token] = useState(() => search.get("id") ?? "");
  useEffect(() => {
    if (search.has("id")) setSearch({}, { replace: true });
  }, [search, setSearch]);
  return token;
}
