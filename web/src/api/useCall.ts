import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Call, RequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { ApiError } from "./ApiError.ts";
import { send } from "./send.ts";
import { waitWhileOnline } from "./waitWhileOnline.ts";

/** Without a body: of all the call's answers. */
export function callKey<C extends Call>(call: C, body?: RequestOf<C>): readonly unknown[] {
  return body === undefined ? [call.path] : [call.path, body];
}

/** Cached, shared between screens, loaded again when stale. For signed-in screens. */
export function useCall<C extends Call>(
  call: C,
  body: RequestOf<C>,
  options: {
    readonly enabled?: boolean;
    readonly refetchInterval?: number;
    readonly staleTime?: number;
    readonly gcTime?: number;
  } = {},
) {
  return useQuery<ResponseOf<C>, ApiError>({
    queryKey: callKey(call, body),
    queryFn: () => send(call, body),
    ...options,
  });
}

/** For an answer that changes elsewhere move. */
export const neverCached = { staleTime: 0, gcTime: 0 } as const;

/**
 * After a success `refreshes` are loaded again, `onSuccess` may update the cache at once; after a failure, which may
 * have changed a part, `refreshesOnFailure`.
 */
export function useCallMutation<C extends Call>(
  call: C,
  options: {
    readonly refreshes?: readonly Call[];
    readonly refreshesOnFailure?: readonly Call[];
    readonly onSuccess?: (answer: ResponseOf<C>, body: RequestOf<C>, cache: QueryClient) => void;
  } = {},
) {
  const cache = useQueryClient();
  const refresh = (stale: readonly Call[] = []) =>
    Promise.all(stale.map((other) => cache.invalidateQueries({ queryKey: callKey(other) })));
  return useMutation<ResponseOf<C>, ApiError, RequestOf<C>>({
    mutationFn: (body) => send(call, body),
    onSuccess: async (answer, body) => {
      options.onSuccess?.(answer, body, cache);
      // The network may go before the new answers come.
      await waitWhileOnline(refresh(options.refreshes));
    },
    // Not awaited: the error is shown at once.
    onError: () => void refresh(options.refreshesOnFailure),
  });
}
