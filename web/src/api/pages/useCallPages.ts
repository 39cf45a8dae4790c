import { type InfiniteData, keepPreviousData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { Call, RequestOf, ResponseOf } from "#shared/contract/call.ts";
import type { ApiError } from "#web/api/ApiError.ts";
import { send } from "#web/api/send.ts";
import { callKey } from "#web/api/useCall.ts";

/** Takes a `Cursor`, and returns `NextCursor` while there is more. */
export type PagedCall = Call<
  z.ZodMiniType<unknown, { Cursor?: string | undefined }>,
  z.ZodMiniType<{ NextCursor?: string | undefined }>
>;

/** Refreshing the call refreshes its pages. */
function pagesKey<C extends PagedCall>(call: C, body: RequestOf<C>): readonly unknown[] {
  return [...callKey(call, body), "pages"];
}

/** Asks for the first page anew; it stays on the screen until the answer comes. */
export async function reloadFirstPage(cache: QueryClient, call: PagedCall): Promise<void> {
  const shown = { queryKey: callKey(call), type: "active", fetchStatus: "idle" } as const;
  cache.setQueriesData<InfiniteData<unknown>>(
    shown,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  );
  await cache.refetchQueries(shown);
}

interface Options {
  readonly staleTime?: number;
  readonly gcTime?: number;
  readonly refetchOnWindowFocus?: boolean;
  readonly refetchOnReconnect?: boolean;
  /** Until another request's answer has come. @default false */
  readonly keepsLast?: boolean;
}

/** Neither refetched by itself nor cached beyond the screen. */
export const onDemand = { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false };

/** `fetchNextPage` loads the next page while `hasNextPage`, `refetch` loads all again. */
export function useCallPages<C extends PagedCall>(
  call: C,
  body: RequestOf<C>,
  { keepsLast = false, ...options }: Options = {},
) {
  return useInfiniteQuery<
    ResponseOf<C>,
    ApiError,
    InfiniteData<ResponseOf<C>, string | undefined>,
    readonly unknown[],
    string | undefined
  >({
    queryKey: pagesKey(call, body),
    queryFn: ({ pageParam }) => send(call, pageParam ? { ...body, Cursor: pageParam } : body),
    initialPageParam: undefined,
    getNextPageParam: ({ NextCursor }) => NextCursor,
    ...(keepsLast && { placeholderData: keepPreviousData }),
    ...options,
  });
}
