import { useLocation } from "react-router-dom";

/** The page before, "/Members" by default; a path of the site alone. */
export function useBack(): string {
  const { state } = useLocation();
  const { back } = (state ?? {}) as { readonly back?: unknown };
  return typeof back === "string" && back.startsWith("/Members") ? back : "/Members";
}
