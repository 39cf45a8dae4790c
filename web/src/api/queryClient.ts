import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./ApiError.ts";

/** A refusal stays one however often it is asked; a broken line or an outage may pass. */
function mayPass(failures: number, error: Error): boolean {
  const status = error instanceof ApiError ? error.status : 0;
  return failures < 2 && (status === 0 || status >= 500);
}

/** The cache of one signed-in session. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: mayPass, staleTime: 30_000, refetchOnWindowFocus: true },
      // Without a network a change fails at once and says so. It must not wait for one and be made later, when
      // the person has left it or changed their mind.
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
