import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** Carries a visitor's requested page (`from`) from screen to screen, for sign-in to lead there. */
export function useReturnPath(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const from = (state as { from?: string } | null)?.from;
  const kept = useRef(from);
  useEffect(() => {
    if (from) kept.current = from;
    else if (kept.current)
      void navigate({ pathname, search, hash }, { replace: true, state: { ...state, from: kept.current } });
  }, [from, pathname, search, hash, state, navigate]);
}
