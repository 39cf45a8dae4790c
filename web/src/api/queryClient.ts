import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./ApiError.ts";

/** After a lost connection or an outage, never after a refusal. */
function mayRetry(failures: number, error: Error): boolean {
  const status = error instanceof ApiError ? error.status : 0;
  return failures < 2 && (status === 0 || status >= 500);
}

/** The cache of one signed-in session. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry, staleTime: 30_000, refetchOnWindowFocus: true },
      // Without a network a change fails at once: later it might no longer be wanted.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
