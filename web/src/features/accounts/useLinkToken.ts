import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";

/** "" without one. Leaves the address bar at once: no history, bookmark or screenshot keeps it. */
export function useLinkToken(): string {
  const [search, setSearch] = useSearchParams();
  const [token] = useState(() => search.get("id") ?? "");
  useEffect(() => {
    if (search.has("id")) setSearch({}, { replace: true });
  }, [search, setSearch]);
  return token;
}
