import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./ApiError.ts";

/** A refusal would only be repeated. */
function mayRetry(failures: number, error: Error): boolean {
  const status = error instanceof ApiError ? error.status : 0;
  return failures < 2 && (status === 0 || status >= 500);
}

/** One for each signed-in session. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry, staleTime: 30_000, refetchOnWindowFocus: true },
      // Later a change might no longer be wanted.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
